import { canOrderTransition, orderStatus } from '@tokri/contracts/orders';
import { err, ok, type Result } from '@tokri/contracts/result';
import { unchanged, type Decision } from '../order-events.ts';
import { transitionTo, type Order } from '../order.ts';

const statusesSetByStaff = ['Packed', 'OutForDelivery', 'Delivered'] as const;

export const applyStatusChange = (
  order: Order,
  { status, now, staffId }: { status: number; now: Date; staffId?: number },
): Result<Decision, 'transition-refused'> => {
  if (orderStatus[order.status] === status) return ok(unchanged(order));
  const next = statusesSetByStaff.find((name) => orderStatus[name] === status);
  if (!next || !canOrderTransition(orderStatus[order.status], orderStatus[next]))
    return err('transition-refused');
  const updated = transitionTo(order, { status: next }, { at: now, by: 'staff', staffId });
  return ok({ order: updated, events: [{ kind: 'status-changed', order: updated }] });
};
