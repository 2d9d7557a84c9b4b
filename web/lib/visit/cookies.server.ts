export const YEAR = 31_536_000;

type Options = { maxAge: number; httpOnly?: boolean; secure: boolean };

/** The value of one cookie of a `Cookie` header; undefined where it is absent or no valid text. */
export const readCookie = (header: string | null, name: string): string | undefined => {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1).trim());
    } catch {
      // A malformed cookie is one that we have not written: the same as none.
      return undefined;
    }
  }
  return undefined;
};

/** A `Set-Cookie` value for the whole site, SameSite=Lax; `maxAge` in seconds, 0 deletes. */
export const writeCookie = (name: string, value: string, options: Options): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${options.maxAge}`,
    'SameSite=Lax',
    ...(options.httpOnly ? ['HttpOnly'] : []),
    ...(options.secure ? ['Secure'] : []),
  ].join('; ');
