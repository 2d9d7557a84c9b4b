import { createHash } from 'node:crypto';
import type { Asked } from '#test/simulators/serve-provider.ts';
import { refuse, type Answer } from './account.ts';

const MAX_KEY = 108;

export const keyOf = ({ headers }: Asked): string | undefined =>
  headers['paypal-request-id']?.toString();

/** What was answered by key, of each kind of call: a key is answered as before, a refusal too. */
export const createReplays = () => {
  const known = new Map<string, { digest: string; answer: () => Answer }>();
  return {
    /** `again` is asked for what is answered later, where that has changed by then. */
    once:
      (kind: string, answer: (asked: Asked) => Answer, again?: (first: Answer) => Answer) =>
      (asked: Asked): Answer => {
        const key = keyOf(asked);
        if (key === undefined) return answer(asked);
        if (key.length > MAX_KEY) return refuse(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE');
        const name = `${kind} ${asked.words.join()} ${key}`;
        const digest = createHash('sha256').update(asked.body).digest('hex');
        const replay = known.get(name);
        if (replay && replay.digest !== digest)
          return refuse(422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_REQUEST_ID');
        if (replay) return replay.answer();
        const first = answer(asked);
        const same = { ...first, status: first.status === 201 ? 200 : first.status };
        const later = () => (again && first.status < 300 ? again(first) : same);
        known.set(name, { digest, answer: later });
        return first;
      },
    forget: (): void => known.clear(),
  };
};
