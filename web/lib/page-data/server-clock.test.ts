import { expect, test } from 'vitest';
import { learnServerTime, serverSkew } from './server-clock.ts';

const answered = (milliseconds: number): Response =>
  new Response(null, { headers: { date: new Date(Date.now() + milliseconds).toUTCString() } });

test('a device whose clock is wrong counts down by the clock of the server', () => {
  expect(serverSkew()).toBeUndefined();
  learnServerTime(answered(300_000));
  expect(serverSkew()).toBeGreaterThan(298_000);
  expect(serverSkew()).toBeLessThan(301_000);
  learnServerTime(new Response(null));
  expect(serverSkew()).toBeGreaterThan(298_000);
});

test('a device whose clock is right keeps its own', () => {
  learnServerTime(answered(0));
  expect(serverSkew()).toBe(0);
});
