import type { Block, Fact, Item, Sum } from '#jobs/mail/body.ts';
import { markup } from '#jobs/mail/html.ts';
import type { Html } from '#jobs/mail/html.ts';
import type { MailColours } from '#jobs/mail/mail-theme.ts';

type Draw = {
  colours: MailColours;
  /** The fonts of headings. */
  headings: string;
  /** The side where lines end, which mail programs know only by its name. */
  end: 'left' | 'right';
};

/** Letters of a name that leave room for its value on a phone. */
const LONGEST_UNBROKEN = 20;

const TABLE = markup`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;

const text = (words: string): Html => markup`<p style="margin:0 0 18px">${words}</p>`;

const small = (words: string, { colours }: Draw): Html =>
  markup`<p class="soft" style="margin:0 0 14px;font-size:14px;line-height:22px;color:${colours['ink-soft']}">${words}</p>`;

const heading = (words: string, { headings }: Draw): Html =>
  markup`<h2 style="margin:28px 0 8px;font-family:${headings};font-size:19px;line-height:26px;font-weight:700">${words}</h2>`;

const code = (name: string, digits: string, { colours }: Draw): Html =>
  markup`<table ${TABLE} style="margin:0 0 20px"><tr><td align="center" class="tint" style="background-color:${colours.surface};border-radius:12px;padding:18px 12px 20px"><div class="soft" style="font-size:14px;line-height:22px;color:${colours['ink-soft']}">${name}</div><div dir="ltr" style="font-family:Menlo,Consolas,monospace;font-size:34px;line-height:44px;font-weight:700;letter-spacing:6px">${digits}</div></td></tr></table>`;

const button = (words: string, href: string, { colours }: Draw): Html =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px"><tr><td class="button" bgcolor="${colours.primary}" style="background-color:${colours.primary};border-radius:999px"><a href="${href}" style="display:inline-block;padding:13px 26px;font-weight:600;line-height:24px;color:${colours['on-primary']};text-decoration:none">${words}</a></td></tr></table>`;

const link = (words: string, href: string, { colours }: Draw): Html =>
  markup`<p style="margin:0 0 18px"><a href="${href}" class="link" style="color:${colours.primary}">${words}</a></p>`;

const quietLink = (words: string, href: string, { colours }: Draw): Html =>
  markup`<p style="margin:0 0 14px;font-size:14px;line-height:22px"><a href="${href}" class="soft" style="color:${colours['ink-soft']}">${words}</a></p>`;

/** E-mail addresses and the like are wider than a phone: they may break where nothing else helps. */
const breakable = (value: string): string =>
  /\S{20}/.test(value) ? ';overflow-wrap:anywhere' : '';

/** A short name stays on one line: what it names wraps beside it. */
const unbroken = (name: string): string =>
  name.length <= LONGEST_UNBROKEN ? ';white-space:nowrap' : '';

const fact = ({ name, value }: Fact, { colours }: Draw): Html =>
  markup`<tr><td class="soft" valign="top" style="padding:0 0 6px;padding-inline-end:14px;font-size:15px;line-height:24px;color:${colours['ink-soft']}${unbroken(name)}">${name}</td><td valign="top" style="padding:0 0 6px;font-size:15px;line-height:24px;font-weight:600${breakable(value)}"><bdi>${value}</bdi></td></tr>`;

const facts = (all: readonly Fact[], draw: Draw): Html =>
  // As wide as its words: values stand right beside their names.
  markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${all.map((one) => fact(one, draw))}</table>`;

/** The words beside it say what it shows. */
const itemPicture = (address: string, edge: string): Html =>
  markup`<td class="edge" valign="top" width="80" style="${edge};padding:12px 0;padding-inline-end:16px;width:64px"><img src="${address}" width="64" height="64" alt="" style="display:block;border:0;border-radius:10px" /></td>`;

/** Tall enough for a finger. */
const itemLink = ({ text: words, href }: NonNullable<Item['link']>, { colours }: Draw): Html =>
  markup`<a href="${href}" class="link" style="display:inline-block;padding:6px 0;font-weight:600;color:${colours.primary}">${words}</a>`;

const item = (one: Item, draw: Draw): Html => {
  const { colours, end } = draw;
  const struck = one.cancelled && 'text-decoration:line-through;';
  const edge = `border-top:1px solid ${colours.line}`;
  return markup`<tr>${one.picture ? itemPicture(one.picture, edge) : ''}<td class="edge" valign="top" style="${edge};padding:12px 0;font-size:15px;line-height:23px"><div style="${struck}font-weight:600">${one.title}</div>${one.details.map((detail) => markup`<div class="soft" style="font-size:14px;line-height:22px;color:${colours['ink-soft']}">${detail}</div>`)}${one.link ? itemLink(one.link, draw) : ''}</td><td class="edge" valign="top" align="${end}" style="${edge};${struck}padding:12px 0;padding-inline-start:16px;font-size:15px;line-height:23px;font-weight:600;white-space:nowrap"><bdi>${one.amount}</bdi></td></tr>`;
};

const sum = ({ name, value, total }: Sum, { colours, end }: Draw): Html => {
  const look = total
    ? `border-top:1px solid ${colours.line};padding:12px 0 4px;font-size:18px;line-height:26px;font-weight:700`
    : 'padding:0 0 8px;font-size:15px;line-height:24px';
  const soft = total ? '' : `;color:${colours['ink-soft']}`;
  return markup`<tr><td class="${total ? 'edge' : 'soft'}" style="${look}${soft}">${name}</td><td class="edge" align="${end}" style="${look};padding-inline-start:16px;white-space:nowrap"><bdi>${value}</bdi></td></tr>`;
};

/** The line above sums and the room below it. */
const SUMS_HEAD = markup`<tr><td colspan="2" style="font-size:0;line-height:0;height:14px">&nbsp;</td></tr>`;

const sums = (all: readonly Sum[], draw: Draw): Html => {
  const drawn = all.map((one) => sum(one, draw));
  // A total alone has its own line.
  if (all[0]?.total) return markup`<table ${TABLE} style="margin:0 0 20px">${drawn}</table>`;
  return markup`<table ${TABLE} class="edge" style="margin:0 0 20px;border-top:1px solid ${draw.colours.line}">${SUMS_HEAD}${drawn}</table>`;
};

const address = (lines: readonly string[]): Html =>
  markup`<p style="margin:0 0 18px;font-size:15px;line-height:24px">${lines.map((line) => markup`<bdi>${line}</bdi><br />`)}</p>`;

const quote = (words: string, { colours }: Draw): Html =>
  markup`<p dir="auto" class="tint" style="margin:0 0 18px;padding:12px 16px;border-radius:10px;background-color:${colours.surface};white-space:pre-line">${words}</p>`;

/** A piece of a mail as HTML. Classes are for the dark scheme; what counts stands in each tag. */
export const drawBlock = (block: Block, draw: Draw): Html => {
  switch (block.kind) {
    case 'text':
      return text(block.text);
    case 'small':
      return small(block.text, draw);
    case 'heading':
      return heading(block.text, draw);
    case 'code':
      return code(block.name, block.code, draw);
    case 'button':
      return button(block.text, block.href, draw);
    case 'link':
      return (block.quiet ? quietLink : link)(block.text, block.href, draw);
    case 'facts':
      return facts(block.facts, draw);
    case 'items':
      return markup`<table ${TABLE} style="margin:0 0 20px">${block.items.map((one) => item(one, draw))}</table>`;
    case 'sums':
      return sums(block.sums, draw);
    case 'address':
      return address(block.lines);
    case 'quote':
      return quote(block.text, draw);
  }
};
