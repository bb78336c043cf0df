import { ok, mayCancel, orderStatus, refusal, type Outcome } from '@tokri/contracts';
import { moneyAtEnd } from './ending.ts';
import { unchanged, type Decision } from './facts.ts';
import { inState, type Actor, type Order } from './order.ts';
import { isBeforeCutOff } from './pay.ts';

export type CancelRefusal = 'too-late' | 'not-cancellable';

/** Whether `by` may cancel now; null when yes. Customers cancel until the slot's cut-off (specification 4, readings 4). */
export const cancelRefusal = (
  order: Order,
  { by, now }: { by: 'customer' | 'staff'; now: Date },
): CancelRefusal | null => {
  const status = orderStatus[order.status];
  if (!mayCancel({ status, by, isBeforeCutOff: true })) return 'not-cancellable';
  return mayCancel({ status, by, isBeforeCutOff: isBeforeCutOff(order, now) }) ? null : 'too-late';
};

/** Cancels with a reason; place, stock and money come back by the event. Cancelling a cancelled order again changes nothing. */
export const cancelOrder = (
  order: Order,
  { by, reason, now }: { by: Extract<Actor, 'customer' | 'staff'>; reason: string; now: Date },
): Outcome<Decision, CancelRefusal> => {
  if (order.status === 'Cancelled') return ok(unchanged(order));
  const code = cancelRefusal(order, { by, now });
  if (code) return refusal(code);
  const cancelled = inState(
    order,
    { status: 'Cancelled', cancelReason: reason, cancelledBy: by, ...moneyAtEnd(order) },
    { at: now, by, note: reason },
  );
  return ok({ order: cancelled, facts: [{ kind: 'cancelled', order: cancelled }] });
};
