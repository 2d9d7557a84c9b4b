import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { ok, tooMany } from '#api/http/reply.ts';
import type { Attempts } from '#api/identity/limit-attempts.ts';
import { sendMessage } from '#contract/shop/contact.ts';
import { saveContactMessage } from './save-contact-message.ts';

export const contactRoutes: Routes<{ attempts: Attempts }> = (app, deps) => {
  implement(app, deps, sendMessage, async (call) => {
    const { clientAddress, now, json } = call;
    const { verdict: limit } = await deps.attempts.take('contact', { clientAddress, now });
    if (limit?.allowed === false) return tooMany(limit);
    // A program has filled in what no person sees; it is told what it wants to hear.
    const reply = json.website ? ok(null, 'contact.sent') : await saveContactMessage(call);
    return { ...reply, ...(limit && { limit }) };
  });
};
