/** What an operator can put right, told in one sentence. Any other error is a bug and has a stack. */
export class OperatorError extends Error {}

/** The built-in PostgreSQL cannot run here; the message tells the operator why and what to do. */
export class EmbeddedError extends OperatorError {}
