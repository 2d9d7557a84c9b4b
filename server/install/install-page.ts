import { languages, type LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import type { MessageKey } from '#i18n/translate.ts';

type Field = { name: string; label: MessageKey; type?: string; value?: string; hint?: MessageKey };

const FIELDS: Field[] = [
  { name: 'token', label: 'install.token', hint: 'install.tokenHint', type: 'password' },
  { name: 'host', label: 'install.host', value: 'localhost' },
  { name: 'port', label: 'install.port', value: '5432' },
  { name: 'database', label: 'install.database', value: 'souk' },
  { name: 'user', label: 'install.user', value: 'souk' },
  { name: 'password', label: 'install.password', type: 'password' },
];

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:30rem;margin-inline:auto;padding:8vh 1.25rem 3rem}
h1{font-size:1.9rem;line-height:1.2}
label{display:block;font-weight:600;margin-block:1.1rem .3rem}
input{box-sizing:border-box;width:100%;font:inherit;padding:.6rem .8rem;border:1px solid GrayText;border-radius:8px;background:Field;color:FieldText}
small{display:block;opacity:.8}
button{font:inherit;font-weight:600;margin-block-start:1.6rem;padding:.7rem 1.6rem;border:0;border-radius:99px;background:#470096;color:#fff;cursor:pointer}
[role=alert]{padding:.8rem 1rem;border-inline-start:4px solid #c2185b;background:color-mix(in srgb,#c2185b 12%,Canvas)}
nav a{margin-inline-end:1rem;color:inherit}`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What is shown above the form, and what was typed into it; passwords are typed again. */
export type Shown = { refusal?: string; typed?: Record<string, string>; done?: boolean };

const fieldHtml = (language: LanguageCode, typed: Record<string, string>, field: Field): string => {
  const t = translator(language);
  const { name, label, type = 'text', value = '', hint } = field;
  const shown = type === 'password' ? '' : (typed[name] ?? value);
  return `<label for="${name}">${escape(t(label))}</label>
<input id="${name}" name="${name}" type="${type}" value="${escape(shown)}" dir="ltr" autocomplete="off" autocapitalize="none" spellcheck="false">
${hint ? `<small>${escape(t(hint))}</small>` : ''}`;
};

/** The page on which whoever installs the shop says where its database is. It needs no scripts. */
export const installPage = (
  language: LanguageCode,
  { refusal, typed = {}, done = false }: Shown,
): string => {
  const t = translator(language);
  const others = Object.values(languages).map(
    ({ code, name }) => `<a href="/install?language=${code}" lang="${code}">${escape(name)}</a>`,
  );
  const form = `<p>${escape(t('install.text'))}</p>
<form method="post" action="/install?language=${language}">
${FIELDS.map((field) => fieldHtml(language, typed, field)).join('\n')}
<button>${escape(t('install.submit'))}</button>
</form>`;
  const opening = `<p role="status">${escape(t('install.done'))}</p><p><a href="/">${escape(t('install.open'))}</a></p>`;
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(t('install.title'))}</title><style>${STYLE}</style></head>
<body><main>
<nav>${others.join('')}</nav>
<h1>${escape(t('install.title'))}</h1>
${refusal ? `<p role="alert">${escape(refusal)}</p>` : ''}
${done ? opening : form}
</main></body></html>
`;
};
