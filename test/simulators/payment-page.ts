const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

export type Button = { outcome: string; label: string };

/** The page of a provider on this machine: forms that work without scripts, on a phone too. */
export const paymentPage = (page: {
  provider: string;
  shop: string;
  amount: string;
  notice?: string | undefined;
  buttons: readonly Button[];
}): string => {
  const { provider, shop, amount, notice, buttons } = page;
  const forms = buttons.map(
    ({ outcome, label }) =>
      `<form method="post"><button name="outcome" value="${escape(outcome)}">${escape(label)}</button></form>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Simulation of ${escape(provider)}</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 0 auto; padding: 1rem; max-width: 28rem; font: 1.125rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  .simulation { padding: .75rem; border: 2px dashed; }
  .amount { font-size: 1.75rem; font-weight: 700; }
  form { margin-block: .75rem; }
  button { inline-size: 100%; min-block-size: 3rem; font: inherit; }
</style>
</head>
<body>
<main>
<p class="simulation">This is a simulation of ${escape(provider)} on this machine. No money moves.</p>
<h1>Pay ${escape(shop)}</h1>
<p class="amount">${escape(amount)}</p>
${notice === undefined ? '' : `<p role="alert">${escape(notice)}</p>`}
${forms.join('\n')}
</main>
</body>
</html>`;
};
