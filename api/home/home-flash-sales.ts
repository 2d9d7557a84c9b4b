import type { FlashSaleBlock } from '#contract/shop/home.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { listRunningSales } from '#api/flash-sales/flash-sales.ts';

/** The running sales as the home page shows them. */
export const listFlashSaleBlocks = async (
  db: Db,
  language: LanguageCode,
  at: Date,
): Promise<FlashSaleBlock[]> => {
  const sales = await listRunningSales(db, language, at);
  return sales.map(({ id, title, start_time, end_time, products }) => ({
    id,
    title,
    start_time,
    end_time,
    products,
  }));
};
