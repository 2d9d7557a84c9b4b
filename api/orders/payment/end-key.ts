/** The key of the job that ends an order whose money has not come in time. */
export const endKey = (orderId: string): string => `end-unpaid:${orderId}`;
