import { canCancel, orderStatus } from '@tokri/contracts/orders';
import { err, ok, type Result } from '@tokri/contracts/result';
import { settlePaymentOnClose } from '../saga/reject-order.ts';
import { unchanged, type Decision } from '../order-events.ts';
import { transitionTo, type Actor, type Order } from '../order.ts';
import { isBeforeCutOff } from '../payment/order-payment.ts';

export type CancelOrderError = 'too-late' | 'not-cancellable';

export const checkCancellation = (
  order: Order,
  { by, now }: { by: 'customer' | 'staff'; now: Date },
): CancelOrderError | null => {
  const status = orderStatus[order.status];
  if (!canCancel({ status, by, isBeforeCutOff: true })) return 'not-cancellable';
  return canCancel({ status, by, isBeforeCutOff: isBeforeCutOff(order, now) }) ? null : 'too-late';
};

/** Idempotent. Other services compensate when they receive `order.cancelled`. */
export const cancelOrder = (
  order: Order,
  {
    by,
    reason,
    now,
    staffId,
  }: {
    by: Extract<Actor, 'customer' | 'staff'>;
    reason: string;
    now: Date;
    staffId?: number | undefined;
  },
): Result<Decision, CancelOrderError> => {
  if (order.status === 'Cancelled') return ok(unchanged(order));
  const code = checkCancellation(order, { by, now });
  if (code) return err(code);
  const cancelled = transitionTo(
    order,
    { status: 'Cancelled', cancelReason: reason, cancelledBy: by, ...settlePaymentOnClose(order) },
    { at: now, by, note: reason, staffId },
  );
  return ok({ order: cancelled, events: [{ kind: 'cancelled', order: cancelled }] });
};
