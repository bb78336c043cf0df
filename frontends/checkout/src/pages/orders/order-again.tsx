import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import { returnedHoldMinutes } from '@tokri/contracts/slots';
import type { OrderResponse } from '@tokri/contracts/api';
import { useNavigate } from '@tokri/web-kit/platform';
import { updateSession } from '@tokri/web-kit/session';
import { storePendingSlot } from '../../features/slots/hold/hold-storage.ts';
import { orderAgainParam } from '../../features/place-order/order-again-param.ts';
import { OrderChanges } from '../../features/place-order/order-changes.tsx';
import { shortLineMessages } from '../../features/place-order/short-line-messages.ts';

const keepsSlot = ({ Status, PaymentStatus, CancelUntil }: OrderResponse): boolean =>
  (Status === orderStatus.Rejected ||
    (Status === orderStatus.AwaitingPayment && PaymentStatus === paymentStatus.Failed)) &&
  Date.parse(CancelUntil) > Date.now();

const keptUntil = (order: OrderResponse): string => {
  const endedAt = order.Status === orderStatus.Rejected ? order.History?.at(-1)?.At : order.PayBy;
  const until = Date.parse(endedAt ?? '') + returnedHoldMinutes * 60_000;
  return until > Date.now() ? new Date(until).toISOString() : '';
};

/** Takes the slot of an ended order to the checkout. */
export const useOrderAgain = (): ((order: Pick<OrderResponse, 'Slot'>) => void) => {
  const navigate = useNavigate();
  return ({ Slot: { Id, Date: date, Start, End } }) => {
    storePendingSlot({
      slot: { slotId: Id, date, start: Start, end: End },
      isTakingOver: true,
    });
    updateSession({ deliveryDate: date });
    void navigate(`/checkout-details?${orderAgainParam}=1`);
  };
};

export const OrderAgain = ({ order }: { readonly order: OrderResponse }) => {
  const orderAgain = useOrderAgain();
  if (!keepsSlot(order)) return null;
  return (
    <OrderChanges
      changes={shortLineMessages(order.Rejection?.Short ?? [], order.Lines ?? [])}
      keptUntil={keptUntil(order)}
      isBusy={false}
      onOrderAgain={() => orderAgain(order)}
    />
  );
};
