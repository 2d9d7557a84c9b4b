/** A product cannot be taken; the message is the reason, `field` the part of the draft. */
export class RefusedError extends Error {
  readonly field: string;
  constructor(field: string, reason: string) {
    super(reason);
    this.field = field;
  }
}
