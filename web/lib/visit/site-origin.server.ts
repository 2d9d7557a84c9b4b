/**
 * The origin of every address of the shop that leaves its pages: what search engines, networks and feed
 * readers are told, and the link of an order. It is that of the request, which the server has made
 * PUBLIC_URL where that is set (server/proxy.ts).
 */
export const siteOrigin = ({ url }: { url: URL }): string => url.origin;
