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

/** schema.org's ItemList of pages that are described in full elsewhere. */
export const itemList = (addresses: readonly string[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: addresses.map((url, at) => ({ '@type': 'ListItem', position: at + 1, url })),
});
