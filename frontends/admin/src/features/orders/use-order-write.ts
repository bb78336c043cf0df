import { isApiProblem, useMutation, useQueryClient } from '@tokri/web-kit/platform';
import { announce, dialogTypes, showDialog, showToast } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import { refreshOrders } from './order-reads.ts';

type Outcome<Entry> = { readonly kind: 'refused'; readonly message: string } | { readonly kind: 'done'; readonly entry: Entry };

/** A write about one order: reads the screen again, tells what came of it, or why it did not happen. Answers whether it did. */
export const useOrderWrite = <Wanted, Entry>(send: (wanted: Wanted) => Promise<Outcome<Entry>>, tell: (entry: Entry) => string) => {
  const client = useQueryClient();
  const mutation = useMutation({ mutationFn: send });
  const act = async (wanted: Wanted): Promise<boolean> => {
    try {
      const outcome = await mutation.mutateAsync(wanted);
      refreshOrders(client);
      if (outcome.kind === 'refused') {
        await showDialog({ type: dialogTypes.error, message: outcome.message });
        return false;
      }
      const text = tell(outcome.entry);
      announce(text);
      showToast({ text });
      return true;
    } catch (problem) {
      await showDialog({ type: dialogTypes.error, message: isApiProblem(problem) ? problem.message : t('failed') });
      return false;
    }
  };
  return { act, isBusy: mutation.isPending };
};
