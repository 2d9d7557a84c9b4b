import type { LoaderFunctionArgs } from 'react-router';
import { listNotices } from '#contract/subscriptions/notice.ts';
import { getProduct, type Inventory, type ProductDetail } from '#contract/catalogue/product.ts';
import { variantText } from '#web/components/product/variants/variant-text.ts';
import { call, load } from '#web/lib/page-data/api.server.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';

/** What a variant is called: "Blue · 128 GB". */
const nameOf = ({ attributes }: ProductDetail, { inventory_attributes }: Inventory): string =>
  variantText(
    attributes.flatMap(({ title, values }) =>
      values
        .filter(({ id }) => inventory_attributes.some(({ value_id }) => value_id === id))
        .map(({ title: value }) => ({ title, value })),
    ),
  );

const subjectOf = (product: ProductDetail, wanted: string | null) => {
  const variant = product.inventory.find(({ id }) => id === wanted);
  const { id, slug, title, image, in_stock, current } = product;
  return {
    product: { id, slug, title, image },
    variant: variant && { id: variant.id, text: nameOf(product, variant) },
    price: variant?.price ?? current,
    inStock: variant ? variant.quantity > 0 : in_stock,
  };
};
export type NoticeSubject = ReturnType<typeof subjectOf>;

/** The product that the address names, what the shopper is waiting for, and where it is written to. */
export const loadNotices = async (args: LoaderFunctionArgs) => {
  const { language, profile } = args.context.get(visitContext);
  const { searchParams } = args.url;
  const id = searchParams.get('product');
  const [answer, found] = await Promise.all([
    call(args, listNotices),
    id ? load(args, getProduct, { params: { id } }) : undefined,
  ]);
  return {
    // Who has saved nothing yet waits for nothing.
    notices: answer.ok ? answer.data.notices : [],
    about: found && subjectOf(found.product, searchParams.get('variant')),
    email: profile?.email ?? null,
    flash: takeFlash(args),
    messages: packedMessages(language, 'accountMenu', 'notice', 'newsletter'),
  };
};
