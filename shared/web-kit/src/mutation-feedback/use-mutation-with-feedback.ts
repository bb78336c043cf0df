import type { FieldError } from '@tokri/contracts/problems';
import { isApiProblem, useMutation, useQueryClient } from '@tokri/web-kit/platform';
import { dialogTypes, showDialog } from '@tokri/web-kit/ui';
import { t } from './labels.ts';
import { reportChange } from './report-change.ts';

type MutationResult<Entry> =
  | {
      readonly kind: 'rejected';
      readonly message: string;
      readonly isOffline?: boolean;
      readonly code?: string;
      /** Fields of the request that broke a rule. */
      readonly errors?: readonly FieldError[];
      readonly entry?: Entry | undefined;
    }
  | { readonly kind: 'done'; readonly entry: Entry };

export interface MutationWithFeedbackOptions<Variables, Entry extends object> {
  readonly send: (variables: Variables) => Promise<MutationResult<Entry>>;
  /**
   * Runs after every attempt: a rejection shows stale data, and a request without a response may
   * have succeeded.
   */
  readonly refresh: (client: ReturnType<typeof useQueryClient>) => void;
  readonly successMessage: (entry: Entry, variables: Variables) => string;
  /** What the button says, for the message that nothing was sent. */
  readonly actionName?: (variables: Variables) => string;
}

export interface MutationWithFeedback<Variables, Entry extends object> {
  /** Says in a dialog why it failed. */
  readonly run: (variables: Variables) => Promise<Entry | undefined>;
  /** Leaves it to the caller to say why it failed. */
  readonly attempt: (variables: Variables) => Promise<MutationResult<Entry>>;
  readonly isBusy: boolean;
}

export const useMutationWithFeedback = <Variables, Entry extends object>({
  send,
  refresh,
  successMessage,
  actionName,
}: MutationWithFeedbackOptions<Variables, Entry>): MutationWithFeedback<Variables, Entry> => {
  const client = useQueryClient();
  const mutation = useMutation({ mutationFn: send });
  const toRejection = (error: unknown, variables: Variables): MutationResult<Entry> => {
    if (!isApiProblem(error)) return { kind: 'rejected', message: t('failed') };
    if (error.code !== 'offline')
      return {
        kind: 'rejected',
        message: error.message,
        code: error.code,
        errors: error.errors,
      };
    const action = actionName?.(variables);
    const message = action ? t('offline.action', { action }) : t('offline');
    return { kind: 'rejected', message, isOffline: true };
  };
  const tryMutation = async (variables: Variables): Promise<MutationResult<Entry>> => {
    try {
      return await mutation.mutateAsync(variables);
    } catch (error) {
      return toRejection(error, variables);
    } finally {
      refresh(client);
    }
  };
  const attempt = async (variables: Variables): Promise<MutationResult<Entry>> => {
    const result = await tryMutation(variables);
    const text = result.kind === 'done' ? successMessage(result.entry, variables) : '';
    if (text) reportChange(text);
    return result;
  };
  const run = async (variables: Variables): Promise<Entry | undefined> => {
    const result = await attempt(variables);
    if (result.kind === 'done') return result.entry;
    const { message, isOffline = false } = result;
    await showDialog({
      type: dialogTypes.error,
      message,
      ...(isOffline ? { title: t('offline.title') } : {}),
    });
    return undefined;
  };
  return { run, attempt, isBusy: mutation.isPending };
};
