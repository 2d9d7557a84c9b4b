const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

const STYLE = `
  :root {
    color-scheme: light dark;
    --paper: light-dark(#fff, #1d2230);
    --ground: light-dark(#eef1f6, #12151d);
    --ink: light-dark(#1b2333, #eef1f6);
    --soft: light-dark(#566073, #aab3c5);
    --line: light-dark(#ccd3df, #3d465a);
    --strong: light-dark(#2447b8, #9db4ff);
    --on-strong: light-dark(#fff, #10182e);
    --warn: light-dark(#fff1cf, #4a3a10);
    --on-warn: light-dark(#4d3800, #ffe7ab);
  }
  * { box-sizing: border-box; }
  body { margin: 0; min-block-size: 100vh; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  .simulation { margin: 0; padding: .75rem 1rem; background: var(--warn); color: var(--on-warn); text-align: center; }
  main { margin: 1.5rem auto; padding: 1.5rem; inline-size: min(26rem, 100% - 2rem); background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; }
  .provider, .about { margin: 0; color: var(--soft); }
  .provider::first-letter { text-transform: uppercase; }
  h1 { margin: 0; font-size: 1.375rem; line-height: 1.3; }
  h2 { margin: 0; font-size: 1rem; }
  .amount { margin-block: .5rem 1.25rem; font-size: 2rem; font-weight: 700; line-height: 1.2; }
  [role=alert] { padding: .75rem; border-radius: .5rem; background: var(--warn); color: var(--on-warn); }
  form { margin-block: .75rem 0; }
  button { display: block; inline-size: 100%; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .625rem; background: transparent; color: inherit; font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
  button[value=pay], form[action] button { border-color: var(--strong); background: var(--strong); color: var(--on-strong); font-weight: 600; }
  :focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
  section { margin-block-start: 1.5rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--line); }
`;

/** A page of a provider on this machine, which says before anything else that it is none. */
export const frame = (provider: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Simulation of ${escape(provider)}</title>
<style>${STYLE}</style>
</head>
<body>
<p class="simulation">This is a simulation of ${escape(provider)} on this machine. No money moves.</p>
<main>
<p class="provider">${escape(provider)}</p>
${content}
</main>
</body>
</html>`;

/** A page that only says something. */
export const notePage = (provider: string, title: string, text: string): string =>
  frame(provider, `<h1>${escape(title)}</h1>\n<p>${escape(text)}</p>`);

/** For an address that nothing belongs to. */
export const forgottenPage = (provider: string): string =>
  notePage(
    provider,
    'This payment is not known',
    'It may be over, or simulated providers have forgotten it as their process was killed. Go back to the shop and order once more.',
  );
