/** Sends short messages; rejects where one was not accepted. */
export type SmsSender = {
  /** `to` is E.164. */
  send: (message: { to: string; text: string }) => Promise<void>;
};
