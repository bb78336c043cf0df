import { orderAdminOperations } from '@tokri/contracts/http';
import { call, isApiProblem, useMutation, useQueryClient, type Answer } from '@tokri/web-kit/platform';
import { announce, showToast } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import type { Move } from './next-step.ts';
import { statusName } from './order-words.ts';
import { refreshOrders } from './order-reads.ts';

export type MoveEntry = Answer<typeof orderAdminOperations.moveOrders>[number];

const tell = (text: string): void => {
  announce(text);
  showToast({ text });
};

const tellDone = (entries: readonly MoveEntry[], { step }: Move): void => {
  const [only] = entries;
  const status = statusName(step);
  // One order shows its state itself, and a toast would lie over its next step on a phone.
  if (only && entries.length === 1) announce(t('move.done', { number: only.TransactionNumber ?? '', status }));
  else tell(t('bulk.done', { count: entries.length, status }));
};

/** Moves one order or several on; answers those that stayed where they were, each with its reason. */
export const useMove = () => {
  const client = useQueryClient();
  const move = useMutation({ mutationFn: ({ step, orderIds }: Move) => call(orderAdminOperations.moveOrders, { body: { Status: step, TransactionIds: [...orderIds] } }) });
  const act = async (wanted: Move): Promise<readonly MoveEntry[]> => {
    try {
      const entries = await move.mutateAsync(wanted);
      const done = entries.filter(({ Error }) => Error === 0);
      if (done.length > 0) tellDone(done, wanted);
      return entries.filter(({ Error }) => Error !== 0);
    } catch (problem) {
      tell(isApiProblem(problem) ? problem.message : t('failed'));
      return [];
    } finally {
      refreshOrders(client);
    }
  };
  return { act, isBusy: move.isPending };
};
