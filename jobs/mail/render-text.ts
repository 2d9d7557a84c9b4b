import { languages } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Block, Body, Item, Sum } from '#jobs/mail/body.ts';
import { withoutIsolates } from '#jobs/mail/texts.ts';

/** A text with a line of signs below it. */
const underlined = (text: string, sign: string): string =>
  `${text}\n${sign.repeat(Math.min(60, [...withoutIsolates(text)].length))}`;

/** A question ends with its own sign. */
const leadIn = (text: string): string => (/[?؟!]$/.test(text) ? text : `${text}:`);

const itemText = ({ title, details, amount, cancelled, link }: Item): string => {
  const below = [
    ...details,
    ...(amount ? [amount] : []),
    ...(link ? [leadIn(link.text), link.href] : []),
  ];
  return [`${cancelled ? '×' : '•'} ${title}`, ...below.map((line) => `  ${line}`)].join('\n');
};

const sumText = ({ name, value, total }: Sum): string => `${total ? '= ' : ''}${name}: ${value}`;

const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return underlined(block.text, '-');
    case 'code':
      return `${block.name}:\n\n    ${block.code}`;
    case 'button':
    case 'link':
      return `${leadIn(block.text)}\n${block.href}`;
    case 'facts':
      return block.facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
    case 'items':
      return block.items.map(itemText).join('\n');
    case 'sums':
      return block.sums.map(sumText).join('\n');
    case 'address':
      return block.lines.join('\n');
    case 'quote':
      return `> ${block.text.replaceAll('\n', '\n> ')}`;
    default:
      return block.text;
  }
};

/**
 * As a language's texts are written where nothing draws them: subjects and plain text. Isolates are for
 * texts that run right to left; elsewhere some programs show them as boxes.
 */
export const plain = (text: string, language: LanguageCode): string =>
  languages[language].direction === 'rtl' ? text : withoutIsolates(text);

/** The mail for programs, and people, that read no HTML. */
export const renderText = (
  { title, blocks, reason }: Body,
  footer: readonly string[],
  language: LanguageCode,
): string => {
  const parts = [underlined(title, '='), ...blocks.map(blockText)];
  const text = [...parts, '-- ', [reason, ...footer].join('\n')].join('\n\n');
  return plain(`${text.replace('-- \n\n', '-- \n')}\n`, language);
};
