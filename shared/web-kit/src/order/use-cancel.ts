import { orderOperations } from '@tokri/contracts/http';
import { isApiProblem, useMutation, useQueryClient, write } from '@tokri/web-kit/platform';
import { announce, dialogTypes, showDialog, showToast } from '@tokri/web-kit/ui';
import { t } from './texts.ts';

export interface CancelNeeds {
  readonly orderId: number;
  /** Reads that an order's end makes old. */
  readonly reads: readonly { readonly id: string }[];
  /** What is said when it is cancelled; the refund is in rupees, 0 for none. */
  readonly doneText: (refund: number) => string;
}

/** Cancels an order (O11) and tells how it went. Answers whether it is cancelled. */
export const useCancel = ({ orderId, reads, doneText }: CancelNeeds) => {
  const client = useQueryClient();
  const cancel = useMutation({ mutationFn: (reason: string) => write(orderOperations.cancelOrder, { query: { TransactionId: orderId, reason } }) });
  const cancelFor = async (reason: string): Promise<boolean> => {
    try {
      const outcome = await cancel.mutateAsync(reason);
      for (const { id } of reads) void client.invalidateQueries({ queryKey: [id] });
      if (outcome.kind === 'refused') {
        await showDialog({ type: dialogTypes.error, message: outcome.message });
        return false;
      }
      const text = doneText(outcome.entry.RefundAmount ?? 0);
      announce(text);
      showToast({ text });
      return true;
    } catch (problem) {
      await showDialog({ type: dialogTypes.error, message: isApiProblem(problem) ? problem.message : t('failed') });
      return false;
    }
  };
  return { cancelFor, isBusy: cancel.isPending };
};
