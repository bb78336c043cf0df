import { orderOperations } from '@tokri/contracts/http';
import { sendCommand } from '@tokri/web-kit/platform';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';

export interface CancelOrderOptions {
  readonly orderId: number;
  /** Reads that an order's end makes old. */
  readonly affectedQueries: readonly { readonly id: string }[];
  /** What is said when it is cancelled; the refund is in rupees, 0 for none. */
  readonly successMessage: (refund: number) => string;
}

/** Cancels an order (O11), with a reason. */
export const useCancelOrderMutation = ({ orderId, affectedQueries: reads, successMessage: doneText }: CancelOrderOptions) =>
  useMutationWithFeedback({
    send: (reason: string) =>
      sendCommand(orderOperations.cancelOrder, { query: { TransactionId: orderId, reason } }),
    refresh: (client) => {
      for (const { id } of reads) void client.invalidateQueries({ queryKey: [id] });
    },
    successMessage: ({ RefundAmount = 0 }) => doneText(RefundAmount),
  });
