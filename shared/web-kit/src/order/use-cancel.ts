import { orderOperations } from '@tokri/contracts/http';
import { write } from '@tokri/web-kit/platform';
import { useToldWrite } from '@tokri/web-kit/told-write';

export interface CancelNeeds {
  readonly orderId: number;
  /** Reads that an order's end makes old. */
  readonly reads: readonly { readonly id: string }[];
  /** What is said when it is cancelled; the refund is in rupees, 0 for none. */
  readonly doneText: (refund: number) => string;
}

/** Cancels an order (O11), with a reason. */
export const useCancel = ({ orderId, reads, doneText }: CancelNeeds) =>
  useToldWrite({
    send: (reason: string) =>
      write(orderOperations.cancelOrder, { query: { TransactionId: orderId, reason } }),
    refresh: (client) => {
      for (const { id } of reads) void client.invalidateQueries({ queryKey: [id] });
    },
    tell: ({ RefundAmount = 0 }) => doneText(RefundAmount),
  });
