import { outcomeOf, type Answer, type AskedParty, type Rejection } from './answers.ts';
import type { Decision } from './facts.ts';
import { agreementAndHistory, type Order, type OrderOf } from './order.ts';

const confirm = (order: OrderOf<'Placed'>, at: Date): Decision => {
  const confirmed: OrderOf<'Confirmed'> = { ...agreementAndHistory(order), status: 'Confirmed', history: [...order.history, { status: 'Confirmed', at, by: 'system', note: '' }] };
  return { order: confirmed, fact: { kind: 'confirmed', order: confirmed } };
};

const reject = (order: OrderOf<'Placed'>, at: Date, rejection: Rejection): Decision => {
  const rejected: OrderOf<'Rejected'> = { ...agreementAndHistory(order), status: 'Rejected', rejection, history: [...order.history, { status: 'Rejected', at, by: 'system', note: rejection.code }] };
  return { order: rejected, fact: { kind: 'rejected', order: rejected } };
};

/**
 * Takes one party's answer in. The answer that completes the set decides in the same step (architecture.md 4).
 * An answer after the end, or a second one of the same party, changes nothing: who gave it undoes its own on `order.rejected`.
 */
export const takeAnswer = (order: Order, { party, answer, at }: { party: AskedParty; answer: Answer; at: Date }): Decision => {
  if (order.status !== 'Placed' || order.answers[party].kind !== 'awaited') return { order, fact: null };
  const answered: OrderOf<'Placed'> = { ...order, answers: { ...order.answers, [party]: answer } };
  const outcome = outcomeOf(answered.answers);
  switch (outcome.kind) {
    case 'open':
      return { order: answered, fact: null };
    case 'agreed':
      return confirm(answered, at);
    case 'refused':
      return reject(answered, at, { code: outcome.code, short: outcome.short });
  }
};

/** A placed order past its deadline is rejected with the code `late`. */
export const lapse = (order: Order, now: Date): Decision =>
  order.status === 'Placed' && order.deadlineAt.getTime() <= now.getTime() ? reject(order, now, { code: 'late', short: [] }) : { order, fact: null };
