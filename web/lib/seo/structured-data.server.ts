type Place = { title: string; url: string };

/** schema.org's BreadcrumbList; addresses are absolute. */
export const breadcrumbList = (places: readonly Place[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ title, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: url,
  })),
});

/** schema.org's ItemList of pages that are told about in full elsewhere. */
export const itemList = (addresses: readonly string[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: addresses.map((url, at) => ({ '@type': 'ListItem', position: at + 1, url })),
});

type Site = {
  name: string;
  language: string;
  url: string;
  logo: string;
  search: string;
  email: string | null;
  phone: string | null;
  /** The shop's pages on other sites. */
  elsewhere: readonly string[];
};

/** schema.org's Organization and WebSite, with the way to search it; addresses are absolute. */
export const siteData = ({ name, language, url, logo, search, elsewhere, ...reach }: Site) => [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url,
    logo,
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    ...(reach.email && { email: reach.email }),
    ...(reach.phone && { telephone: reach.phone }),
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url,
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
];
