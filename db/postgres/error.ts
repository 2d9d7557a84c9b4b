import { OperatorError } from '#db/operator-error.ts';

/** The built-in PostgreSQL cannot run here; the message tells the operator why and what to do. */
export class EmbeddedError extends OperatorError {}
