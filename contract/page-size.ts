/** How many a page of a list has. Apart from the schemas, so that the browser's scripts may know it without zod. */
export const PER_PAGE = 24;
