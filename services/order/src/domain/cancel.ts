import { mayCancel, orderStatus } from '@tokri/contracts';
import type { Decision } from './facts.ts';
import { agreementAndHistory, type Actor, type Order, type OrderOf } from './order.ts';

export type CancelRefusal = 'too-late' | 'not-cancellable';

/** Customers cancel until the slot's cut-off (specification 4, readings 4). */
export const isBeforeCutOff = (order: Order, now: Date): boolean => now.getTime() < order.slot.cutOffAt.getTime();

/** Whether `by` may cancel now; null when yes. */
export const cancelRefusal = (order: Order, { by, now }: { by: 'customer' | 'staff'; now: Date }): CancelRefusal | null => {
  const status = orderStatus[order.status];
  if (!mayCancel({ status, by, isBeforeCutOff: true })) return 'not-cancellable';
  return mayCancel({ status, by, isBeforeCutOff: isBeforeCutOff(order, now) }) ? null : 'too-late';
};

/** Cancels with a reason; place and stock come back by the event. Cancelling a cancelled order again changes nothing. */
export const cancelOrder = (order: Order, { by, reason, now }: { by: Extract<Actor, 'customer' | 'staff'>; reason: string; now: Date }): Decision | CancelRefusal => {
  if (order.status === 'Cancelled') return { order, fact: null };
  const refusal = cancelRefusal(order, { by, now });
  if (refusal) return refusal;
  const cancelled: OrderOf<'Cancelled'> = { ...agreementAndHistory(order), status: 'Cancelled', cancelReason: reason, cancelledBy: by, history: [...order.history, { status: 'Cancelled', at: now, by, note: reason }] };
  return { order: cancelled, fact: { kind: 'cancelled', order: cancelled } };
};
