import { isApiProblem, useMutation, useQueryClient } from '@tokri/web-kit/platform';
import { dialogTypes, showDialog } from '@tokri/web-kit/ui';
import { t } from './labels.ts';
import { reportChange } from './report-change.ts';

type MutationResult<Entry> =
  | { readonly kind: 'rejected'; readonly message: string; readonly isOffline?: boolean }
  | { readonly kind: 'done'; readonly entry: Entry };

export interface MutationWithFeedbackOptions<Variables, Entry extends object> {
  readonly send: (variables: Variables) => Promise<MutationResult<Entry>>;
  /**
   * Runs after every attempt: a rejection shows stale data, and a request without a response may
   * have succeeded.
   */
  readonly refresh: (client: ReturnType<typeof useQueryClient>) => void;
  readonly successMessage: (entry: Entry, variables: Variables) => string;
}

export interface MutationWithFeedback<Variables, Entry extends object> {
  readonly run: (variables: Variables) => Promise<Entry | undefined>;
  readonly isBusy: boolean;
}

export const useMutationWithFeedback = <Variables, Entry extends object>({
  send,
  refresh,
  successMessage,
}: MutationWithFeedbackOptions<Variables, Entry>): MutationWithFeedback<Variables, Entry> => {
  const client = useQueryClient();
  const mutation = useMutation({ mutationFn: send });
  const tryMutation = async (variables: Variables): Promise<MutationResult<Entry>> => {
    try {
      return await mutation.mutateAsync(variables);
    } catch (error) {
      return isApiProblem(error)
        ? { kind: 'rejected', message: error.message, isOffline: error.code === 'offline' }
        : { kind: 'rejected', message: t('failed') };
    } finally {
      refresh(client);
    }
  };
  const run = async (variables: Variables): Promise<Entry | undefined> => {
    const result = await tryMutation(variables);
    if (result.kind === 'rejected') {
      const { message, isOffline = false } = result;
      await showDialog({ type: dialogTypes.error, message, endsOnline: isOffline });
      return undefined;
    }
    const text = successMessage(result.entry, variables);
    if (text) reportChange(text);
    return result.entry;
  };
  return { run, isBusy: mutation.isPending };
};
