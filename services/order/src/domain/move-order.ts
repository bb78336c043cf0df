import { canMove, ok, orderStatus, refusal, type Outcome } from '@tokri/contracts';
import { unchanged, type Decision } from './facts.ts';
import { inState, type Order } from './order.ts';

/** States into which staff move an order by hand; all others have a way of their own. */
const movedByStaff = ['Packed', 'OutForDelivery', 'Delivered'] as const;

/**
 * Staff move an order on, by the transition table of contracts (`order-status.ts` there) only. The state it has already changes nothing;
 * `status` is the number of specification 4 as architecture.md 3 lists it.
 */
export const moveOrder = (
  order: Order,
  { status, now }: { status: number; now: Date },
): Outcome<Decision, 'transition-refused'> => {
  if (orderStatus[order.status] === status) return ok(unchanged(order));
  const next = movedByStaff.find((name) => orderStatus[name] === status);
  if (!next || !canMove(orderStatus[order.status], orderStatus[next]))
    return refusal('transition-refused');
  const moved = inState(order, { status: next }, { at: now, by: 'staff' });
  return ok({ order: moved, facts: [{ kind: 'moved', order: moved }] });
};
