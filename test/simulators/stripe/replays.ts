import { createHash } from 'node:crypto';
import type { Asked, Reply } from '#test/simulators/serve-provider.ts';
import { refuse, type Answer } from './answers.ts';

const MAX_KEY = 255;
/** Refusals before anything is done are kept for no key. */
const isKept = ({ status }: Answer): boolean => status !== 401;

export const keyOf = ({ headers }: Asked): string | undefined =>
  headers['idempotency-key']?.toString();

/** What was answered by key: a key is answered as before, a refusal too, whatever has changed by then. */
export const createReplays = () => {
  const known = new Map<string, { digest: string; answer: Answer }>();
  const underWay = new Set<string>();
  return {
    /** One call with a key at a time. */
    admit: (asked: Asked): Reply | (() => void) => {
      const key = keyOf(asked);
      if (key === undefined) return () => {};
      if (underWay.has(key))
        return refuse(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' });
      underWay.add(key);
      return () => void underWay.delete(key);
    },
    once:
      (path: string, answer: (asked: Asked) => Answer) =>
      (asked: Asked): Answer => {
        const key = keyOf(asked);
        if (key === undefined) return answer(asked);
        if (key.length > MAX_KEY) return refuse(400, { code: 'parameter_invalid_string' });
        const said = `${path} ${asked.words.join()} ${asked.body}`;
        const digest = createHash('sha256').update(said).digest('hex');
        const replay = known.get(key);
        if (replay && replay.digest !== digest) return refuse(400, { type: 'idempotency_error' });
        if (replay) return { ...replay.answer, headers: { 'idempotent-replayed': 'true' } };
        // As it is now: what is described later is another.
        const first = structuredClone(answer(asked));
        if (isKept(first)) known.set(key, { digest, answer: first });
        return first;
      },
    forget: (): void => {
      known.clear();
      underWay.clear();
    },
  };
};
