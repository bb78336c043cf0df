import { orderOperations } from '@tokri/contracts/api';
import { sendCommand } from '@tokri/web-kit/platform';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';

export interface CancelOrderOptions {
  readonly orderId: number;
  readonly affectedQueries: readonly { readonly operationId: string }[];
  readonly successMessage: (refund: number) => string;
}

export const useCancelOrderMutation = ({
  orderId,
  affectedQueries,
  successMessage,
}: CancelOrderOptions) =>
  useMutationWithFeedback({
    send: (reason: string) =>
      sendCommand(orderOperations.cancelOrder, { query: { TransactionId: orderId, reason } }),
    refresh: (client) => {
      for (const { operationId } of affectedQueries)
        void client.invalidateQueries({ queryKey: [operationId] });
    },
    successMessage: ({ RefundAmount = 0 }) => successMessage(RefundAmount),
  });
