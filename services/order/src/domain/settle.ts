import { verdictOf, type Answer, type AskedParty } from './answers.ts';
import { reject } from './ending.ts';
import { unchanged, type Decision } from './facts.ts';
import { inState, isWaiting, type Order, type OrderOf } from './order.ts';
import { acceptMoney, awaitPayment, capture } from './pay.ts';

const confirmed = (order: Order, at: Date): Decision => {
  const next = inState(order, { status: 'Confirmed' }, { at, by: 'system' });
  return { order: next, facts: [{ kind: 'confirmed', order: next }] };
};

/** All have said yes: cash is confirmed, online waits for its money, which may be there already. */
const agreed = (order: OrderOf<'Placed' | 'AwaitingPayment'>, at: Date): Decision => {
  if (order.status === 'AwaitingPayment') return capture(order, at);
  if (order.paymentMethod === 'cod') return confirmed(order, at);
  const awaiting = awaitPayment(order, at);
  if (order.money === 'none') return awaiting;
  const accepted = acceptMoney(awaiting.order, at);
  return { order: accepted.order, facts: [...awaiting.facts, ...accepted.facts] };
};

/**
 * Takes one party's answer in. The answer that completes the set decides in the same step (architecture.md 4).
 * An answer that nobody waits for changes nothing: who gave it undoes its own on `order.rejected`.
 */
export const takeAnswer = (
  order: Order,
  { party, answer, at }: { party: AskedParty; answer: Answer; at: Date },
): Decision => {
  if (!isWaiting(order) || order.answers[party]?.kind !== 'awaited') return unchanged(order);
  const answered = { ...order, answers: { ...order.answers, [party]: answer } };
  const verdict = verdictOf(answered.answers);
  switch (verdict.kind) {
    case 'open':
      return { order: answered, facts: [] };
    case 'agreed':
      return agreed(answered, at);
    case 'refused':
      return reject(answered, at, { code: verdict.code, short: verdict.short });
  }
};
