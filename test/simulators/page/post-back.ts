import { escape, frame, signOf, type Provider } from './frame.ts';
import { textsOf } from './language.ts';

/** The page by which a provider has the browser post its answer to the shop: by itself, or by a button. */
export const postBackPage = (
  provider: Provider,
  url: string,
  fields: Readonly<Record<string, string>>,
): string => {
  const t = textsOf(provider.language);
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  const main = `<section class="order">${signOf(provider.brand)}<h1>${t('returning')}</h1></section>
<section class="payment"><form method="post" action="${escape(url)}">
${inputs.join('\n')}
<button>${t('return')}</button>
</form></section>
<script>document.forms[0].submit();</script>`;
  return frame(provider, { main, kind: 'note' });
};
