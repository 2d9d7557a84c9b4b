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
};

/** A piece of a mail. Each is drawn as HTML and written as plain text. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'small'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'code'; name: string; code: string }
  | { kind: 'button'; text: string; href: string }
  | { kind: 'link'; text: string; href: string }
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
  /** Why one gets it. */
  reason: string;
  /** An address that ends such mails by a POST alone (RFC 8058), where one has not asked for them. */
  unsubscribe?: string;
};
