import { orderStatus, type OrderStatus } from './order-status.ts';
import { canTransition } from './order-transitions.ts';

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
  if (!canTransition(status, orderStatus.Cancelled)) return false;
  return by !== 'customer' || (status <= orderStatus.Confirmed && isBeforeCutOff);
};
