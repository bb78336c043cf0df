import { billingOperations, orderOperations, type OrderResponse } from '@tokri/contracts/api';
import {
  usePaymentForm,
  type FailureRecord,
  type PaymentFormControls,
} from '@tokri/web-kit/online-payment';
import { callApi, sendCommand, useQueryClient } from '@tokri/web-kit/platform';
import {
  clearFailedPayment,
  isFailedPaymentStored,
  storeFailedPayment,
} from './failed-payment-storage.ts';

export interface PaymentControls extends Omit<PaymentFormControls, 'pay'> {
  readonly pay: () => Promise<void>;
}

const toFailureRecord = (orderId: number): FailureRecord => ({
  isStored: () => isFailedPaymentStored(orderId),
  store: () => storeFailedPayment(orderId),
  clear: clearFailedPayment,
});

export const usePayment = (
  order: Pick<OrderResponse, 'Id' | 'TransactionNumber' | 'Payment'>,
): PaymentControls => {
  const client = useQueryClient();
  const { pay: payAttempt, ...form } = usePaymentForm({
    failures: toFailureRecord(order.Id),
    onSettled: () =>
      void client.invalidateQueries({
        queryKey: [orderOperations.readOrder.operationId, order.Id],
      }),
  });
  const pay = async (): Promise<void> => {
    const { Id, Payment, TransactionNumber } = order;
    if (!Payment) return;
    await payAttempt({
      payment: Payment,
      description: TransactionNumber,
      readClientSecret: async () => {
        const secrets = await callApi(billingOperations.readPaymentSecret, {
          query: { TransactionId: Id },
        });
        return secrets[0]?.ClientSecret ?? '';
      },
      verify: (confirmation) =>
        sendCommand(billingOperations.verifyPayment, {
          body: { ...confirmation, TransactionId: Id },
        }),
    });
  };
  return { ...form, pay };
};
