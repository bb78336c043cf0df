import { isApiProblem, useMutation, useQueryClient } from '@tokri/web-kit/platform';
import { announce, dialogTypes, showDialog, showToast } from '@tokri/web-kit/ui';
import { t } from './labels.ts';

type Outcome<Entry> =
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'done'; readonly entry: Entry };

export interface MutationWithFeedbackOptions<Wanted, Entry extends object> {
  readonly send: (wanted: Wanted) => Promise<Outcome<Entry>>;
  /**
   * Runs after every attempt: a rejection shows stale data, and a request without a response may
   * have succeeded.
   */
  readonly refresh: (client: ReturnType<typeof useQueryClient>) => void;
  readonly successMessage: (entry: Entry, wanted: Wanted) => string;
}

export interface MutationWithFeedback<Wanted, Entry extends object> {
  readonly run: (wanted: Wanted) => Promise<Entry | undefined>;
  readonly isBusy: boolean;
}

/**
 * A mutation that announces success and explains failure. `run` resolves with the entry, or
 * undefined on failure.
 */
export const useMutationWithFeedback = <Wanted, Entry extends object>({
  send,
  refresh,
  successMessage: tell,
}: MutationWithFeedbackOptions<Wanted, Entry>): MutationWithFeedback<Wanted, Entry> => {
  const client = useQueryClient();
  const mutation = useMutation({ mutationFn: send });
  const attempt = async (wanted: Wanted): Promise<Outcome<Entry>> => {
    try {
      return await mutation.mutateAsync(wanted);
    } catch (problem) {
      return { kind: 'refused', message: isApiProblem(problem) ? problem.message : t('failed') };
    } finally {
      refresh(client);
    }
  };
  const act = async (wanted: Wanted): Promise<Entry | undefined> => {
    const outcome = await attempt(wanted);
    if (outcome.kind === 'refused') {
      await showDialog({ type: dialogTypes.error, message: outcome.message });
      return undefined;
    }
    const text = tell(outcome.entry, wanted);
    if (text) {
      announce(text);
      showToast({ text });
    }
    return outcome.entry;
  };
  return { run: act, isBusy: mutation.isPending };
};
