import type { CartLine } from '#contract/cart/cart.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** What is changed as one: a single line, or the lines of a bundle. */
export type CartUnit = { id: string; lines: readonly [CartLine, ...CartLine[]] };

/** Gathers the lines of each bundle at the place of its first line. */
export const unitsOf = (lines: readonly CartLine[]): CartUnit[] => {
  const units = new Map<string, [CartLine, ...CartLine[]]>();
  for (const line of lines) {
    const key = line.bundle_id === null ? line.id : `bundle-${line.bundle_id}`;
    const unit = units.get(key);
    if (unit) unit.push(line);
    else units.set(key, [line]);
  }
  return [...units].map(([id, of]) => ({ id, lines: of }));
};

/** What a unit is called: its product, or all of a bundle. */
export const useUnitTitle = (lines: readonly CartLine[]): string => {
  const { t } = useTranslation();
  const titles = lines.map((line) => line.product.title).join(' + ');
  return lines.length > 1 ? t('cartPage.bundleNames', { titles }) : titles;
};
