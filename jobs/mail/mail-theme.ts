/** The colours that mails are drawn in, in hex. */
export type MailColours = Record<
  'canvas' | 'surface' | 'ink' | 'ink-soft' | 'line' | 'primary' | 'on-primary',
  string
>;

/** A PNG, and how large it is shown. */
export type MailLogo = { content: Buffer; width: number; height: number };

/** How all mails of a shop look; without a logo they begin with its name. */
export type MailTheme = { light: MailColours; dark: MailColours; logo: MailLogo | undefined };
