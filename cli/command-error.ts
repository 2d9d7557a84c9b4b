import { OperatorError } from '#db/operator-error.ts';

/** A command cannot do what was asked; the message is one sentence for the operator. */
export class CommandError extends OperatorError {
  /** What the process ends with. */
  readonly exitCode: number = 1;
}

/** The command was understood, and the shop's rules refuse it. Nothing was changed. */
export class RuleError extends CommandError {
  override readonly exitCode = 2;
}
