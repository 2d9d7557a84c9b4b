const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

/** The page by which a provider has the browser post its answer to the shop: by itself, or by a button. */
export const postBackPage = (
  provider: string,
  url: string,
  fields: Readonly<Record<string, string>>,
): string => {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Simulation of ${escape(provider)}</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 0 auto; padding: 1rem; max-width: 28rem; font: 1.125rem/1.5 system-ui, sans-serif; }
  .simulation { padding: .75rem; border: 2px dashed; }
  button { inline-size: 100%; min-block-size: 3rem; font: inherit; }
</style>
</head>
<body>
<main>
<h1 class="simulation">This is a simulation of ${escape(provider)}.</h1>
<form method="post" action="${escape(url)}">
${inputs.join('\n')}
<button>Return to the shop</button>
</form>
</main>
<script>document.forms[0].submit();</script>
</body>
</html>`;
};
