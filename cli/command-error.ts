/** A command cannot do what was asked; the message is one sentence for the operator. */
export class CommandError extends Error {}
