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
  affectedQueries: reads,
  successMessage: doneText,
}: CancelOrderOptions) =>
  useMutationWithFeedback({
    send: (reason: string) =>
      sendCommand(orderOperations.cancelOrder, { query: { TransactionId: orderId, reason } }),
    refresh: (client) => {
      for (const { operationId } of reads)
        void client.invalidateQueries({ queryKey: [operationId] });
    },
    successMessage: ({ RefundAmount = 0 }) => doneText(RefundAmount),
  });
