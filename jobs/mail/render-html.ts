import { languages } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Body } from '#jobs/mail/body.ts';
import { drawBlock } from '#jobs/mail/draw-block.ts';
import { Html, markup } from '#jobs/mail/html.ts';
import type { MailColours, MailLogo, MailTheme } from '#jobs/mail/mail-theme.ts';
import { withoutIsolates } from '#jobs/mail/texts.ts';

/** The name by which the mail shows the logo that it carries. */
export const LOGO_CID = 'logo';

type Frame = {
  language: LanguageCode;
  theme: MailTheme;
  site: string;
  home: string;
  /** Who may be asked, a line each. */
  footer: readonly string[];
};

const FONTS =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic','Noto Sans Devanagari',Arial,sans-serif";

/** The shop's own headings are set in serifs; mail programs have their own of those, another of each script. */
const HEADINGS: Partial<Record<LanguageCode, string>> = {
  ar: "'Noto Naskh Arabic','Geeza Pro','Times New Roman',serif",
  hi: "'Noto Serif Devanagari','Kohinoor Devanagari',Georgia,serif",
};
const LATIN_HEADINGS = "Georgia,'Times New Roman',serif";

/**
 * The colours of the dark scheme, for the programs that ask for them, in place of those in each tag. What
 * is lighter than the ground there is in front of it, so canvas and surface change places.
 */
const darkRules = (colours: MailColours): string =>
  [
    ['.ground,.tint', 'background-color', 'canvas'],
    ['.sheet', 'background-color', 'surface'],
    ['.ink', 'color', 'ink'],
    ['.soft', 'color', 'ink-soft'],
    ['.edge', 'border-color', 'line'],
    ['.button', 'background-color', 'primary'],
    ['.button a', 'color', 'on-primary'],
    ['.link', 'color', 'primary'],
    ['.brand', 'border-top-color', 'primary'],
  ]
    .map(
      ([where, what, colour]) =>
        `${where}{${what}:${colours[colour as keyof MailColours]}!important}`,
    )
    .join('');

/** A logo is made for the light scheme: in the dark one it keeps a light ground. */
const styleOf = ({ light, dark }: MailTheme): Html =>
  new Html(
    `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}` +
      `a{text-decoration:underline}.button a{text-decoration:none}` +
      `@media (max-width:480px){.sheet-pad{padding:24px 20px 12px!important}.outer-pad{padding:16px 10px!important}}` +
      `@media (prefers-color-scheme:dark){${darkRules(dark)}.plate{background-color:${light.canvas}!important;padding:8px 12px!important;border-radius:8px}}</style>`,
  );

/** The shop's own icon: the same host as each link. */
const ICON = '/apple-touch-icon.png';

const headOf = (site: string, home: string, logo: MailLogo | undefined, ink: string): Html =>
  logo
    ? markup`<a href="${home}" class="plate" style="display:inline-block"
        ><img
          src="cid:${LOGO_CID}"
          width="${logo.width}"
          height="${logo.height}"
          alt="${site}"
          style="display:block;border:0"
      /></a>`
    : markup`<a
        href="${home}"
        class="ink"
        style="color:${ink};font-size:22px;line-height:32px;font-weight:700;letter-spacing:-0.3px;text-decoration:none"
        ><img
          src="${new URL(ICON, home).href}"
          width="32"
          height="32"
          alt=""
          style="border:0;border-radius:8px;vertical-align:middle;margin-inline-end:10px"
        /><span style="vertical-align:middle">${site}</span></a
      >`;

/**
 * The whole mail: tables and inline styles, as mail programs know them, in the language's direction on
 * each element that one of them may keep.
 */
export const renderHtml = (body: Body, frame: Frame): string => {
  const { language, theme, site, home, footer } = frame;
  const { light } = theme;
  const { direction } = languages[language];
  const headings = HEADINGS[language] ?? LATIN_HEADINGS;
  const end = direction === 'rtl' ? 'left' : 'right';
  const draw = { colours: light, headings, end } as const;
  const text = `font-family:${FONTS};font-size:16px;line-height:26px;color:${light.ink}`;
  const small = `font-size:13px;line-height:21px;color:${light['ink-soft']}`;
  return markup`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>${withoutIsolates(body.subject)}</title>
        ${styleOf(theme)}
      </head>
      <body
        dir="${direction}"
        class="ground"
        style="margin:0;padding:0;background-color:${light.surface}"
      >
        <div style="display:none;max-height:0;overflow:hidden">${body.preview}</div>
        <table
          role="presentation"
          dir="${direction}"
          class="ground"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background-color:${light.surface}"
        >
          <tr>
            <td align="center" class="outer-pad" style="padding:32px 16px">
              <table
                role="presentation"
                dir="${direction}"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                class="ink"
                style="max-width:600px;${text}"
              >
                <tr>
                  <td style="padding:0 8px 20px">${headOf(site, home, theme.logo, light.ink)}</td>
                </tr>
                <tr>
                  <td
                    class="sheet sheet-pad edge brand"
                    style="background-color:${light.canvas};border:1px solid ${light.line};border-top:4px solid ${light.primary};border-radius:14px;padding:36px 40px 24px"
                  >
                    <h1
                      class="ink"
                      style="margin:0 0 20px;font-family:${headings};font-size:28px;line-height:36px;font-weight:700;color:${light.ink}"
                    >
                      ${body.title}
                    </h1>
                    ${body.blocks.map((block) => drawBlock(block, draw))}
                  </td>
                </tr>
                <tr>
                  <td class="soft" style="padding:20px 8px 0;${small}">
                    ${[body.reason, ...footer].map((line) => markup`<div>${line}</div>`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.code;
};
