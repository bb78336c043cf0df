import { canMove, orderStatus } from '@tokri/contracts';
import type { Decision } from './facts.ts';
import { agreementAndHistory, type Order } from './order.ts';

/** States into which staff move an order by hand; all others have a way of their own. */
const movedByStaff = ['Packed', 'OutForDelivery', 'Delivered'] as const;

/**
 * Staff move an order on, by the transition table of `order-status.ts` only. The state it has already changes nothing;
 * `status` is the number of specification 4 as architecture.md 3 lists it.
 */
export const moveOrder = (order: Order, { status, now }: { status: number; now: Date }): Decision | 'transition-refused' => {
  if (orderStatus[order.status] === status) return { order, fact: null };
  const next = movedByStaff.find((name) => orderStatus[name] === status);
  if (!next || !canMove(orderStatus[order.status], orderStatus[next])) return 'transition-refused';
  const moved = { ...agreementAndHistory(order), status: next, history: [...order.history, { status: next, at: now, by: 'staff' as const, note: '' }] };
  return { order: moved, fact: { kind: 'moved', order: moved } };
};
