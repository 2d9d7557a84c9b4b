import { undo, type DisputeState, type Movement } from '#test/simulators/simulator.ts';
import { missing, newId, refuse, type Answer } from './answers.ts';
import { textAt, textsAt, type Form } from './form.ts';
import { faultOf, minorOf } from './money.ts';

type Refund = {
  id: string;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  metadata: Record<string, string>;
};
type Intent = {
  id: string;
  charge: string;
  status: 'requires_payment_method' | 'processing' | 'succeeded';
  isDeclined: boolean;
  metadata: Record<string, string>;
  refunds: Refund[];
};
type Dispute = { id: string; status: 'needs_response' | 'won' | 'lost'; due: number };
export type Session = {
  /** What the bank has asked back of it. */
  dispute?: Dispute;
  id: string;
  status: 'open' | 'complete' | 'expired';
  attemptId: string;
  name: string;
  amount: number;
  currency: string;
  successUrl: string;
  cancelUrl: string;
  metadata: Record<string, string>;
  intentMetadata: Record<string, string>;
  createdAt: number;
  /** Made when somebody first tries to pay. */
  intent: Intent | undefined;
};

const KNOWN =
  /^(mode|ui_mode|client_reference_id|customer_email|locale|line_items|adaptive_pricing|success_url|cancel_url|expires_at|metadata|payment_intent_data)$/;
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const DAY_S = 24 * 60 * 60;

/** What Stripe would say against the form; undefined where it takes it. */
const findFault = (form: Form): Answer | undefined => {
  const unknown = Object.keys(form).find((name) => !KNOWN.test(name));
  if (unknown !== undefined) return refuse(400, { code: 'parameter_unknown', param: unknown });
  const isHosted = form['mode'] === 'payment' && form['ui_mode'] === 'hosted_page';
  if (!isHosted) return refuse(400, { code: 'parameter_missing', param: 'mode' });
  for (const name of ['success_url', 'cancel_url'])
    if (!URL.canParse(textAt(form, name) ?? '')) return refuse(400, { code: 'url_invalid' });
  const email = textAt(form, 'customer_email');
  if (email !== undefined && !EMAIL.test(email)) return refuse(400, { code: 'email_invalid' });
  const price = ['line_items', '0', 'price_data'];
  const amount = Number(textAt(form, ...price, 'unit_amount') ?? '');
  return faultOf(amount, textAt(form, ...price, 'currency') ?? '');
};

const readSession = (form: Form): Session => ({
  id: newId('cs_test'),
  status: 'open',
  attemptId: textAt(form, 'client_reference_id') ?? '',
  name: textAt(form, 'line_items', '0', 'price_data', 'product_data', 'name') ?? '',
  amount:
    Number(textAt(form, 'line_items', '0', 'price_data', 'unit_amount')) *
    Number(textAt(form, 'line_items', '0', 'quantity')),
  currency: textAt(form, 'line_items', '0', 'price_data', 'currency') ?? '',
  successUrl: textAt(form, 'success_url') ?? '',
  cancelUrl: textAt(form, 'cancel_url') ?? '',
  metadata: textsAt(form, 'metadata'),
  intentMetadata: textsAt(form, 'payment_intent_data', 'metadata'),
  createdAt: Math.floor(Date.now() / 1000),
  intent: undefined,
});

const describeRefund = (refund: Refund, { intent, currency }: Session) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  currency,
  payment_intent: intent?.id,
  charge: intent?.charge,
  status: refund.status,
  reason: 'requested_by_customer',
  metadata: refund.metadata,
  ...(refund.status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
});

const describeDispute = (dispute: Dispute, { intent, amount, currency }: Session) => ({
  id: dispute.id,
  object: 'dispute',
  amount,
  currency,
  charge: intent?.charge,
  payment_intent: intent?.id,
  reason: 'fraudulent',
  status: dispute.status,
  evidence_details: { due_by: dispute.due, has_evidence: false },
  metadata: {},
});

const describeIntent = (intent: Intent, { amount, currency }: Session) => ({
  id: intent.id,
  object: 'payment_intent',
  amount,
  amount_received: intent.status === 'succeeded' ? amount : 0,
  currency,
  latest_charge: intent.charge,
  status: intent.status,
  metadata: intent.metadata,
  last_payment_error: intent.isDeclined
    ? { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' }
    : null,
});

/** The books of a Stripe account: its sessions, payments and refunds. */
export const createAccount = (pageOf: (id: string) => string) => {
  const sessions = new Map<string, Session>();
  const movements: Movement[] = [];
  /** Banks answer later, about what is paid and what is given back. */
  let isHeld = false;

  const sessionOf = (id: string): Session | undefined =>
    sessions.get(id) ??
    [...sessions.values()].find(
      ({ intent }) => intent?.id === id || intent?.refunds.some((refund) => refund.id === id),
    );
  const isPaid = ({ intent }: Session): boolean => intent?.status === 'succeeded';

  const describe = (session: Session, isExpanded = false) => {
    const { intent } = session;
    const whole = intent && isExpanded ? describeIntent(intent, session) : intent?.id;
    return {
      id: session.id,
      object: 'checkout.session',
      mode: 'payment',
      ui_mode: 'hosted_page',
      status: session.status,
      payment_status: isPaid(session) ? 'paid' : 'unpaid',
      url: session.status === 'open' ? pageOf(session.id) : null,
      amount_total: session.amount,
      currency: session.currency,
      client_reference_id: session.attemptId,
      payment_intent: whole ?? null,
      metadata: session.metadata,
      expires_at: session.createdAt + DAY_S,
      livemode: false,
    };
  };

  const move = (kind: Movement['kind'], session: Session, reference: string, units: number) => {
    const { attemptId, currency } = session;
    const amount = minorOf(units, currency);
    movements.push({ kind, attemptId, reference, amount, currency: currency.toUpperCase() });
  };

  const take = (session: Session, intent: Intent): void => {
    intent.status = 'succeeded';
    move('charge', session, intent.id, session.amount);
  };

  const refund = (form: Form): Answer => {
    const session = sessionOf(textAt(form, 'payment_intent') ?? '');
    const { intent } = session ?? {};
    if (!session || !intent) return missing('payment_intent');
    if (!isPaid(session)) return refuse(400, { code: 'charge_not_captured' });
    const given = intent.refunds
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    const left = session.amount - given;
    if (left === 0) return refuse(400, { code: 'charge_already_refunded' });
    const amount = Number(textAt(form, 'amount') ?? left);
    const fault = faultOf(amount, session.currency);
    if (fault) return fault;
    if (amount > left) return refuse(400, { code: 'amount_too_large', param: 'amount' });
    const metadata = textsAt(form, 'metadata');
    const status = isHeld ? 'pending' : 'succeeded';
    const made: Refund = { id: newId('re'), amount, status, metadata };
    intent.refunds.push(made);
    if (!isHeld) move('refund', session, made.id, amount);
    return { status: 200, body: describeRefund(made, session) };
  };

  return {
    sessionOf,
    create: (form: Form): Answer => {
      const fault = findFault(form);
      if (fault) return fault;
      const session = readSession(form);
      sessions.set(session.id, session);
      return { status: 200, body: describe(session) };
    },
    find: (id: string, isExpanded: boolean): Answer => {
      const session = sessions.get(id);
      return session ? { status: 200, body: describe(session, isExpanded) } : missing('session');
    },
    expire: (id: string): Answer => {
      const session = sessions.get(id);
      if (!session) return missing('session');
      if (session.status !== 'open') return refuse(400, {});
      session.status = 'expired';
      return { status: 200, body: describe(session) };
    },
    findIntent: (id: string): Answer => {
      const session = sessionOf(id);
      if (session?.intent?.id !== id) return missing('intent');
      return { status: 200, body: describeIntent(session.intent, session) };
    },
    refund,
    findRefund: (id: string): Answer => {
      const session = sessionOf(id);
      const made = session?.intent?.refunds.find((one) => one.id === id);
      return session && made
        ? { status: 200, body: describeRefund(made, session) }
        : missing('refund');
    },
    findDispute: (id: string): Answer => {
      const session = [...sessions.values()].find(({ dispute }) => dispute?.id === id);
      return session?.dispute
        ? { status: 200, body: describeDispute(session.dispute, session) }
        : missing('dispute');
    },
    /** The bank asks the money back, or has decided. */
    dispute: (session: Session, state: DisputeState): void => {
      const due = Math.floor(Date.now() / 1000) + DAY_S;
      session.dispute ??= { id: newId('dp'), status: 'needs_response', due };
      session.dispute.status = state === 'open' ? 'needs_response' : state;
      if (state === 'lost') move('dispute', session, session.dispute.id, session.amount);
    },
    /** A refund that was done has come back from the bank. */
    failRefund: (session: Session): void => {
      const made = session.intent?.refunds.findLast(({ status }) => status === 'succeeded');
      if (!made) throw new Error('Nothing was given back');
      made.status = 'failed';
      undo(movements, made.id);
    },
    listRefunds: (intentId: string): Answer => {
      const session = sessionOf(intentId);
      if (!session?.intent) return missing('payment_intent');
      const data = session.intent.refunds.map((one) => describeRefund(one, session)).reverse();
      return { status: 200, body: { object: 'list', data, has_more: false } };
    },
    /** Somebody fills in a card; what cannot be paid any more stays as it is. */
    tryToPay: (session: Session, outcome: 'pay' | 'decline'): void => {
      if (session.status !== 'open') return;
      session.intent ??= {
        id: newId('pi'),
        charge: newId('ch'),
        status: 'requires_payment_method',
        isDeclined: false,
        metadata: session.intentMetadata,
        refunds: [],
      };
      session.intent.isDeclined = outcome === 'decline';
      if (outcome === 'decline') return;
      session.status = 'complete';
      if (isHeld) session.intent.status = 'processing';
      else take(session, session.intent);
    },
    hold: (holds: boolean): void => {
      isHeld = holds;
    },
    /** The bank has answered, about a payment or the last refund of it. */
    release: (session: Session, isGood: boolean): void => {
      const { intent } = session;
      const waiting = intent?.refunds.findLast(({ status }) => status === 'pending');
      if (waiting) {
        waiting.status = isGood ? 'succeeded' : 'failed';
        if (isGood) move('refund', session, waiting.id, waiting.amount);
      } else if (intent?.status === 'processing') {
        intent.isDeclined = !isGood;
        if (isGood) take(session, intent);
        else intent.status = 'requires_payment_method';
      }
    },
    /** An event and what it is about; without a type the one that fits the session as it is. */
    eventOf: (session: Session, type?: string): { type: string; object: object } => {
      const { intent, status } = session;
      if (session.dispute && type?.startsWith('charge.dispute.'))
        return { type, object: describeDispute(session.dispute, session) };
      const made = intent?.refunds.at(-1);
      const isOfRefund =
        type === undefined || type.startsWith('refund.') || type === 'charge.refund.updated';
      if (made && isOfRefund)
        return { type: type ?? 'refund.updated', object: describeRefund(made, session) };
      if (intent && type === 'charge.refunded') {
        const { id: payment_intent, charge: id, metadata } = intent;
        return { type, object: { id, object: 'charge', payment_intent, metadata } };
      }
      const isDeclined = intent?.isDeclined && status === 'open';
      const fitting = isDeclined ? 'payment_intent.payment_failed' : undefined;
      const name =
        type ?? fitting ?? (status === 'expired' ? 'checkout.session.expired' : undefined);
      if (intent && name?.startsWith('payment_intent.'))
        return { type: name, object: describeIntent(intent, session) };
      return { type: name ?? 'checkout.session.completed', object: describe(session) };
    },
    movements,
    memory: [sessions],
    reset: (): void => {
      sessions.clear();
      movements.length = 0;
      isHeld = false;
    },
  };
};
