/** What the API writes its log with; pino fits. */
export type Log = {
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
};

/** How the API hears what has changed in the shop, whoever changed it. */
export type Changes = {
  /** Whether every change is heard of now. */
  isHeard: () => boolean;
  /** Calls back with what has changed, as tags (migration 0016); undefined: perhaps anything. */
  onChange: (hear: (tags?: string[]) => void) => void;
};

/** What the server tells with each request: `app.fetch(request, bindings)`. */
export type Bindings = {
  /** Who is asking, for rate limits; without it only a guest's token is counted. */
  clientAddress?: string;
  requestId?: string;
  /** Aborted when who asks has gone: nothing more is begun for them. */
  signal?: AbortSignal;
};

export type ApiEnv = { Bindings: Bindings; Variables: { requestId: string } };
