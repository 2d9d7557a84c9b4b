/** Tells the cart for which place it estimates what sending costs: `US/NY`. */
export const DELIVERY_PLACE_COOKIE = 'deliveryPlace';
