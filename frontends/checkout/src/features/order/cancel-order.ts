import { orderOperations } from '@tokri/contracts/http';
import { isApiProblem, useMutation, useQueryClient, write } from '@tokri/web-kit/platform';
import { announce, dialogTypes, showDialog, showToast } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';

/** Longest reason that is sent. */
export const reasonLengthMax = 300;
export const cancelReasons = ['mistake', 'time', 'address', 'items', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** What the shop reads: the chosen reason, and the customer's own words when there are any. Empty when nothing was said. */
export const reasonText = (chosen: CancelReason | '', words: string): string => {
  const own = words.trim();
  if (chosen === '' || chosen === 'other') return own;
  return [t(`reason.${chosen}`), own].filter(Boolean).join(': ').slice(0, reasonLengthMax);
};

/** Cancels, and tells how it went. Answers whether the order is cancelled. The sheet with the reasons has asked already. */
export const useCancel = (orderId: number) => {
  const client = useQueryClient();
  const refresh = (): void => {
    for (const { id } of [orderOperations.readOrder, orderOperations.trackOrder, orderOperations.listOrdersOfUser]) void client.invalidateQueries({ queryKey: [id] });
  };
  const cancel = useMutation({ mutationFn: (reason: string) => write(orderOperations.cancelOrder, { query: { TransactionId: orderId, reason } }) });
  const cancelFor = async (reason: string): Promise<boolean> => {
    try {
      const outcome = await cancel.mutateAsync(reason);
      refresh();
      if (outcome.kind === 'refused') {
        await showDialog({ type: dialogTypes.error, message: outcome.message });
        return false;
      }
      announce(t('cancel.done'));
      showToast({ text: t('cancel.done') });
      return true;
    } catch (problem) {
      await showDialog({ type: dialogTypes.error, message: isApiProblem(problem) ? problem.message : t('failed') });
      return false;
    }
  };
  return { cancelFor, isBusy: cancel.isPending };
};
