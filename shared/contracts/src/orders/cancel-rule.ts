import { orderStatus, type OrderStatus } from './order-status.ts';
import { canOrderTransition } from './order-transitions.ts';

export type OrderActor = 'customer' | 'staff' | 'system';

export const canCancel = ({
  status,
  by,
  isBeforeCutOff,
}: {
  readonly status: OrderStatus;
  readonly by: OrderActor;
  readonly isBeforeCutOff: boolean;
}): boolean => {
  if (!canOrderTransition(status, orderStatus.Cancelled)) return false;
  return by !== 'customer' || (status <= orderStatus.Confirmed && isBeforeCutOff);
};
