/** What an operator can put right, told in one sentence. Any other error is a bug and has a stack. */
export class OperatorError extends Error {}
