import { data, type ClientActionFunctionArgs } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { clientAction, onNetworkError } from './network-error.ts';

/** What react-router makes of an answer that is an error. */
const answered = (status: number) =>
  Object.assign(new Error('answered'), { status, statusText: '', internal: false, data: {} });

const sendForm = (answer: () => Promise<unknown>) =>
  clientAction({ serverAction: answer } as unknown as ClientActionFunctionArgs);

test('a form that is lost, or meets an API that is down, stays on its page, which says so', async () => {
  let said = 0;
  onTestFinished(
    onNetworkError(() => {
      said += 1;
    }),
  );
  expect(await sendForm(() => Promise.reject(new TypeError('Failed to fetch')))).toBeNull();
  expect(await sendForm(() => Promise.reject(answered(503)))).toBeNull();
  expect(said).toBe(2);
});

test('what the shop has answered is told as it is', async () => {
  await expect(sendForm(() => Promise.reject(answered(404)))).rejects.toMatchObject({
    status: 404,
  });
  const done = data({ kind: 'done' });
  expect(await sendForm(() => Promise.resolve(done))).toBe(done);
});
