import { orderOperations, type OrderResponse } from '@tokri/contracts/api';
import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { Button } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

const canChoosePayment = ({ Status, PaymentStatus, CancelUntil }: OrderResponse): boolean =>
  Status === orderStatus.AwaitingPayment &&
  PaymentStatus === paymentStatus.Pending &&
  Date.parse(CancelUntil) > Date.now();

export interface PayOnDeliveryProps {
  readonly order: OrderResponse;
  readonly isSmall?: boolean;
  /** Takes the slot and the items of the ended order to the checkout, where cash is chosen. */
  readonly onOrderEnded: () => void;
}

export const PayOnDelivery = ({ order, isSmall = false, onOrderEnded }: PayOnDeliveryProps) => {
  const { run: abandonPayment, isBusy } = useMutationWithFeedback({
    send: () => sendCommand(orderOperations.abandonPayment, { body: { TransactionId: order.Id } }),
    refresh: (client) => {
      for (const { operationId } of [orderOperations.readOrder, orderOperations.listOrdersOfUser])
        void client.invalidateQueries({ queryKey: [operationId] });
    },
    successMessage: () => t('payLater.chosen'),
  });
  if (!canChoosePayment(order)) return null;
  const change = async (): Promise<void> => {
    if (!isBusy && (await abandonPayment(undefined))) onOrderEnded();
  };
  return (
    <Button
      kind="secondary"
      isSmall={isSmall}
      isBlock={!isSmall}
      isBusy={isBusy}
      onClick={() => void change()}
    >
      {t('payLater.submit')}
    </Button>
  );
};
