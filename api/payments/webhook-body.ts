/** The body of a webhook as JSON; undefined where it is none. */
export const readWebhookBody = (body: Uint8Array<ArrayBuffer>): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
};
