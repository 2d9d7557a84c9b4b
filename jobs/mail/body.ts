/** A name and what belongs to it: `Time`, `3 November, 12:04`. */
export type Fact = { name: string; value: string };

/** A line of sums; `total` is the one that counts. */
export type Sum = Fact & { total?: boolean };

/** Something that was ordered: its name, what else there is to say of it, and what it costs. */
export type Item = {
  title: string;
  details: readonly string[];
  amount: string;
  cancelled: boolean;
  /** Where its picture is; undefined where there is none to show. */
  picture?: string | undefined;
  /** What can be done about it. */
  link?: { text: string; href: string };
};

/** A piece of a mail. Each is drawn as HTML and written as plain text. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'small'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'code'; name: string; code: string }
  | { kind: 'button'; text: string; href: string }
  /** A quiet one is for what one seldom wants, as to get no such mails. */
  | { kind: 'link'; text: string; href: string; quiet?: boolean }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'items'; items: readonly Item[] }
  | { kind: 'sums'; sums: readonly Sum[] }
  | { kind: 'address'; lines: readonly string[] }
  | { kind: 'quote'; text: string };

/** What a mail says, in one language. */
export type Body = {
  subject: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Whom an answer goes to, where that is not the shop. */
  replyTo?: string;
  /** Why one gets it. */
  reason: string;
  /** Where it is unsubscribed from, for mails that one subscribes to (RFC 8058). */
  unsubscribe?: string;
};
