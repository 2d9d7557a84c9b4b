/** What the API writes its log with; pino fits. */
export type Log = {
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
};

/** Notifies the API of changes in the shop, whichever process made them. */
export type Changes = {
  /** Whether notifications of changes arrive at the moment. */
  isListening: () => boolean;
  /** Calls back with what has changed, as tags (migration 0016); undefined: perhaps anything. */
  onChange: (hear: (tags?: string[]) => void) => void;
};

/** What the server passes with each request: `app.fetch(request, bindings)`. */
export type Bindings = {
  /** Who is asking, for rate limits; without it only a shopper's token is counted. */
  clientAddress?: string;
  requestId?: string;
  /** Aborted when the client has disconnected; no further work is begun then. */
  signal?: AbortSignal;
};

export type ApiEnv = { Bindings: Bindings; Variables: { requestId: string } };
