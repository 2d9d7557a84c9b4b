/** So few in stock are worth knowing, on the product's page and in the cart alike. */
export const FEW_LEFT = 10;
