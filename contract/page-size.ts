/** How many a page of a list has. Apart from the schemas, so that the browser's scripts may know it without zod. */
export const PER_PAGE = 24;

/** So many products of a row the home page shows; the others are on the row's own page. */
export const HOME_ROW = 8;
