import { orderOperations, type OrderResponse } from '@tokri/contracts/api';
import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { Button } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import { useOrderAgain } from './order-again.tsx';

const canChoosePayment = ({ Status, PaymentStatus, CancelUntil }: OrderResponse): boolean =>
  Status === orderStatus.AwaitingPayment &&
  PaymentStatus === paymentStatus.Pending &&
  Date.parse(CancelUntil) > Date.now();

/** Ends the unpaid order and takes its slot and items to the checkout, where cash is chosen. */
export const PayOnDelivery = ({ order }: { readonly order: OrderResponse }) => {
  const orderAgain = useOrderAgain();
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
    if (!isBusy && (await abandonPayment(undefined))) orderAgain(order);
  };
  return (
    <Button kind="secondary" isBlock isBusy={isBusy} onClick={() => void change()}>
      {t('payLater.submit')}
    </Button>
  );
};
