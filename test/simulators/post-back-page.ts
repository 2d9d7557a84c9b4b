import { escape, frame } from './page-frame.ts';

/** The page by which a provider has the browser post its answer to the shop: by itself, or by a button. */
export const postBackPage = (
  provider: string,
  url: string,
  fields: Readonly<Record<string, string>>,
): string => {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  return frame(
    provider,
    `<h1>You go back to the shop</h1>
<form method="post" action="${escape(url)}">
${inputs.join('\n')}
<button>Return to the shop</button>
</form>
<script>document.forms[0].submit();</script>`,
  );
};
