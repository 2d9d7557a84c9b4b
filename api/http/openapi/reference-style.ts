/** The look of the reference page; it asks no other host for anything. */
export const referenceStyle = `
:root { color-scheme: light dark; --line: light-dark(#e4e0ea, #35313d); --soft: light-dark(#f7f5fa, #1d1b22);
  --text: light-dark(#211c29, #ece9f1); --dim: light-dark(#655f70, #a7a1b3); --mark: light-dark(#470096, #c9a6ff); }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-block-start: 1rem; }
body { margin: 0; color: var(--text); background: light-dark(#fff, #131217); font: 16px/1.6 system-ui, sans-serif; }
.page { display: grid; grid-template-columns: 17rem minmax(0, 56rem); gap: 3rem; max-inline-size: 84rem; margin-inline: auto; padding-inline: 1.5rem; }
nav { position: sticky; inset-block-start: 0; block-size: 100dvh; overflow-y: auto; padding-block: 2rem; font-size: .875rem; }
nav ul, .schema ul { list-style: none; margin: 0; padding: 0; }
nav a { display: flex; gap: .5rem; padding: .25rem 0; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { color: var(--mark); }
main { padding-block: 2rem 6rem; }
h1 { font-size: 2rem; line-height: 1.2; margin-block: 0 1rem; }
h2 { font: 600 1.125rem/1.4 ui-monospace, monospace; margin: 0; display: flex; gap: .75rem; align-items: baseline; overflow-wrap: anywhere; }
h2 a { color: inherit; text-decoration: none; }
h3 { font-size: .8125rem; letter-spacing: .04em; text-transform: uppercase; color: var(--dim); margin-block: 1.25rem .25rem; }
section { border-block-start: 1px solid var(--line); padding-block: 2rem; }
code, .name { font-family: ui-monospace, monospace; font-size: .875em; }
p code { background: var(--soft); border-radius: .25rem; padding: .1em .3em; }
.method { font: 700 .75rem/1.6 ui-monospace, monospace; color: var(--mark); flex: none; inline-size: 3.5rem; }
.notes { color: var(--dim); font-size: .875rem; margin-block: .25rem 0; }
.schema { background: var(--soft); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; overflow-x: auto; }
.schema ul ul { border-inline-start: 1px solid var(--line); margin-inline-start: .35rem; padding-inline-start: 1rem; }
.schema li { padding-block: .1rem; }
.type { color: var(--dim); font-size: .8125rem; margin-inline-start: .5rem; }
summary { cursor: pointer; }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; border-radius: .2rem; }
@media (max-width: 60rem) { .page { grid-template-columns: minmax(0, 1fr); gap: 0; } nav { position: static; block-size: auto; padding-block-end: 0; } }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`;
