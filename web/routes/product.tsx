import { useMemo } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { getCommon } from '#contract/shop/common.ts';
import {
  getProduct,
  listSuggestedProducts,
  type ProductDetail,
} from '#contract/catalogue/product.ts';
import { listQuestions } from '#contract/questions/question.ts';
import { listReviews } from '#contract/reviews/review.ts';
import { shownCards } from '#web/components/card/shown-card.ts';
import { loadPlaces } from '#web/components/product/delivery/load-places.server.ts';
import { ProductPage } from '#web/components/product/product-page.tsx';
import { PRODUCT_QUERY, QUESTIONS_PAGE } from '#web/components/product/product-query.ts';
import { reviewQueryOf } from '#web/components/product/reviews/review-query.ts';
import {
  hydratedProduct,
  type HydratedProduct,
  type ReadOnly,
} from '#web/components/product/shown-product.ts';
import { findSizeGuide } from '#web/components/product/size-guide.server.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import { shouldRevalidate as revalidatePage } from '#web/lib/page-data/revalidation.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { alternatesOf, requireAddress } from '#web/lib/seo/canonical.server.ts';
import { provideJsonLd } from '#web/lib/seo/json-ld.tsx';
import { pageMeta, pictureAddress } from '#web/lib/seo/meta.ts';
import { productJsonLd } from '#web/lib/seo/product-json-ld.server.ts';
import { pageOfQuery } from '#web/lib/query/page-query.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { siteOrigin } from '#web/lib/visit/site-origin.server.ts';
import { documentData, useDocumentData } from '#web/rendering/document-data.tsx';
import { pack, unpack } from '#web/rendering/packed-data.ts';

export const headers = publicHeaders;

export const handle: Handle = { query: PRODUCT_QUERY };

/** How many related products stand in the row below, which is scrolled sideways. */
const RELATED = 12;

/** Choosing a variant changes the address and nothing that the server knows. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) => {
  const withoutVariant = ({ pathname, searchParams }: URL) => {
    const query = new URLSearchParams(searchParams);
    query.delete('variant');
    return `${pathname}?${query}`;
  };
  const { currentUrl, nextUrl } = args;
  const chosen = currentUrl.searchParams.get('variant') !== nextUrl.searchParams.get('variant');
  return chosen && withoutVariant(currentUrl) === withoutVariant(nextUrl)
    ? false
    : revalidatePage(args);
};

/** An address without an id leads to the product whose slug it is, where that is a single one. */
const requireId = async (args: LoaderFunctionArgs): Promise<string> => {
  const { id, slug = '' } = args.params;
  if (id) return id;
  const { product } = await load(args, getProduct, { params: { id: slug } });
  const { language } = args.context.get(visitContext);
  throw redirect(makePaths(language).product(product) + args.url.search, 301);
};

/** How many fit beside the button of a product that is sold out. */
const SIMILAR = 4;

/** What can be bought in the place of a product that is sold out. */
const similarTo = async (args: LoaderFunctionArgs, { id, in_stock }: ProductDetail) => {
  if (in_stock) return [];
  const query = { per_page: SIMILAR, in_its_place: '1' } as const;
  const { products } = await load(args, listSuggestedProducts, { params: { id }, query });
  return shownCards(products.result);
};

const reviewsOf = (args: LoaderFunctionArgs, id: string) => {
  const { page, sort, rating, pictures, variant } = reviewQueryOf(args.url.searchParams);
  return load(args, listReviews, {
    params: { id },
    query: {
      page,
      sort,
      rating: rating ?? undefined,
      with_images: pictures ? '1' : undefined,
      inventory_id: variant ?? undefined,
    },
  });
};

/** Without scripts the place of delivery is chosen and shown by the address. */
const choicesOf = (args: LoaderFunctionArgs) => {
  const query = args.url.searchParams;
  const isWanted = query.has('place') || query.has('country');
  return isWanted ? loadPlaces(args, query.get('country') ?? '') : null;
};

export const loader = async (args: LoaderFunctionArgs) => {
  const id = await requireId(args);
  const [{ product, now }, suggested, reviews, questions, common, choices] = await Promise.all([
    load(args, getProduct, { params: { id } }),
    load(args, listSuggestedProducts, { params: { id }, query: { per_page: RELATED } }),
    reviewsOf(args, id),
    load(args, listQuestions, {
      params: { id },
      query: { page: pageOfQuery(args.url.searchParams, QUESTIONS_PAGE) },
    }),
    load(args, getCommon),
    choicesOf(args),
  ]);
  const { language } = args.context.get(visitContext);
  const paths = makePaths(language);
  requireAddress(args.url, paths.product(product));

  const similar = await similarTo(args, product);
  const isSimilar = new Set(similar.map((card) => card.id));
  const guide = findSizeGuide(product.description, product.attributes);
  provideJsonLd(
    args,
    productJsonLd({
      product,
      reviews: reviews.all.result,
      common,
      language,
      origin: siteOrigin(args),
    }),
  );
  return {
    live: pack({ ...hydratedProduct(product), size_guide: guide.attributeId }),
    now,
    read: documentData(args, {
      product: { ...product, description: guide.description },
      sizeGuide: guide.guide,
      reviews,
      questions,
      similar,
      related: shownCards(suggested.products.result).filter((card) => !isSimilar.has(card.id)),
    } satisfies ReadOnly),
    choices,
    alternates: alternatesOf(product.slugs, product.slug, (its, slug) => its.product({ slug, id })),
    messages: packedMessages(language, 'product', 'arrival', 'reviews', 'questions', 'card'),
  };
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const { live, alternates } = loaderData;
  const product = unpack<HydratedProduct>(live);
  return pageMeta({
    matches,
    location,
    title: product.seo.title,
    description: product.seo.description,
    image: pictureAddress(matches, product.image),
    alternates,
  });
};

export default function ProductRoute() {
  const { live, now, read, choices } = useLoaderData<typeof loader>();
  const product = useMemo(() => unpack<HydratedProduct>(live), [live]);
  return (
    <ProductPage
      // Another product begins anew: its own choice, its own pictures.
      key={product.id}
      product={product}
      now={now}
      read={useDocumentData<ReadOnly>(read)}
      choices={choices}
    />
  );
}
