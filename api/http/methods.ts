import type { Endpoint } from '#contract/endpoint.ts';

/** The methods that a call answers: a DELETE may come as a POST, since proxies drop its body. */
export const methodsOf = ({ method }: Endpoint): string[] =>
  method === 'DELETE' ? ['DELETE', 'POST'] : [method];
