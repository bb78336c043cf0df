import { isApiProblem, useMutation, useQueryClient } from '@tokri/web-kit/platform';
import { announce, dialogTypes, showDialog, showToast } from '@tokri/web-kit/ui';
import { t } from './texts.ts';

type Outcome<Entry> = { readonly kind: 'refused'; readonly message: string } | { readonly kind: 'done'; readonly entry: Entry };

export interface ToldWrite<Wanted, Entry> {
  readonly send: (wanted: Wanted) => Promise<Outcome<Entry>>;
  /** Asks again for what the write makes old, also after a refusal: what stands now is the reason of it. */
  readonly refresh: (client: ReturnType<typeof useQueryClient>) => void;
  /** What is said when it is done. */
  readonly tell: (entry: Entry) => string;
}

/** A write about an order that tells what came of it, or why it did not happen. `act` answers whether it did. */
export const useToldWrite = <Wanted, Entry>({ send, refresh, tell }: ToldWrite<Wanted, Entry>) => {
  const client = useQueryClient();
  const mutation = useMutation({ mutationFn: send });
  const act = async (wanted: Wanted): Promise<boolean> => {
    try {
      const outcome = await mutation.mutateAsync(wanted);
      refresh(client);
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
