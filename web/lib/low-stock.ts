/** Up to this stock the product page and the cart say how many units are left. */
export const LOW_STOCK = 10;
