import type { Brand } from './brand.ts';

const RULES = `
* { box-sizing: border-box; }
:root {
  color-scheme: light dark;
  --paper: light-dark(#fff, #1a1e29);
  --around: light-dark(#f0f2f7, #0f1218);
  --ink: light-dark(#1a2233, #eef1f6);
  --soft: light-dark(#566073, #aab3c5);
  --line: light-dark(#ccd3df, #3d465a);
  --link: light-dark(#2447b8, #a9bcff);
}
body { display: flex; flex-direction: column; gap: 2rem; margin: 0; min-block-size: 100vh; background: var(--around); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
p, h1, h2, ul { margin: 0; }
.simulation { padding: .625rem 1rem; background: light-dark(#fff1cf, #4a3a10); color: light-dark(#4d3800, #ffe7ab); font-size: .875rem; font-weight: 500; }
.simulation p, .safe { display: flex; align-items: center; justify-content: center; gap: .625rem; text-wrap: balance; }
.simulation svg, .safe svg { flex: none; inline-size: 1.125rem; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.safe { margin-block-start: .25rem; color: var(--soft); font-size: .875rem; }
main { inline-size: min(27rem, 100% - 2rem); margin: auto; overflow: clip; border-radius: 1.25rem; background: var(--paper); box-shadow: 0 1px 3px rgb(0 0 0 / .16), 0 12px 40px rgb(0 0 0 / .1); }
.order, .payment { padding: 1.5rem; }
.order { background: var(--ground); color: var(--on-ground); }
.provider { display: flex; align-items: center; gap: .625rem; margin-block-end: 1.5rem; font-weight: 700; font-size: 1.125rem; }
.provider svg { inline-size: 2.5rem; border-radius: .375rem; background: #fff; box-shadow: 0 0 0 1px rgb(0 0 0 / .1); }
h1 { font-size: 1.125rem; font-weight: 500; line-height: 1.3; }
.note h1 { font-size: 1.375rem; font-weight: 600; margin-block-end: .5rem; }
h2 { font-size: .9375rem; font-weight: 600; }
.amount { margin-block-start: .25rem; font-size: 2.5rem; font-weight: 700; line-height: 1.25; letter-spacing: -.01em; }
.about { margin-block-start: .25rem; opacity: .85; }
.payment { display: grid; gap: .75rem; }
.plain .payment { padding-block-start: 0; }
[role=alert] { padding: .75rem 1rem; border: 1px solid; border-radius: .5rem; background: light-dark(#fdecec, #47191c); color: light-dark(#8c1620, #ffc9cc); }
.method { display: flex; align-items: center; gap: .75rem; margin-block-end: .5rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--around); }
.method::before { content: ''; flex: none; inline-size: 1.875rem; block-size: 1.25rem; border-radius: .25rem; background: linear-gradient(var(--line) 0 0) 0 .3125rem / 100% .25rem no-repeat, var(--link); }
.method span { margin-inline-end: auto; }
.method bdi { color: var(--soft); font-variant-numeric: tabular-nums; }
form { margin: 0; }
button { display: block; inline-size: 100%; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .75rem; background: transparent; color: inherit; font: inherit; cursor: pointer; }
button[value=pay], form[action] button { border-color: transparent; background: var(--button); color: var(--on-button); padding-block: .875rem; font-size: 1.0625rem; font-weight: 600; }
button:hover { filter: brightness(1.08); }
button[value=abandon] { border-color: transparent; color: var(--link); text-decoration: underline; text-underline-offset: .2em; }
details { order: 1; margin-block-start: .5rem; padding-block-start: .75rem; border-block-start: 1px solid var(--line); color: var(--soft); font-size: .875rem; }
summary { inline-size: fit-content; cursor: pointer; }
details form { margin-block-start: .75rem; }
.plain button { border-radius: 2rem; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.payment + .payment { margin-block-start: 1.5rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--line); }
footer { padding: 0 1rem 1.5rem; }
footer ul { display: flex; flex-wrap: wrap; justify-content: center; gap: .25rem 1rem; padding: 0; list-style: none; font-size: .875rem; }
footer a { display: inline-block; padding: .25rem; color: var(--soft); }
footer a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
@media (min-width: 800px) {
  .columns main:not(.note) { display: grid; grid-template-columns: 1fr 1fr; inline-size: min(56rem, 100% - 4rem); }
  .columns .order, .columns .payment { padding: 3rem 2.5rem; align-content: center; }
  .columns .amount { font-size: 3rem; }
  .columns .provider { margin-block-end: 3rem; }
}
`;

/** The style of a provider's pages. */
export const styleOf = ({ ground, onGround, button, onButton }: Brand): string =>
  `:root { --ground: ${ground}; --on-ground: ${onGround}; --button: ${button}; --on-button: ${onButton}; }${RULES}`;
