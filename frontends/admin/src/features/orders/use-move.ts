import { orderAdminOperations } from '@tokri/contracts/http';
import { call, type Answer } from '@tokri/web-kit/platform';
import { useToldWrite } from '@tokri/web-kit/told-write';
import { announce } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import type { Move } from './next-step.ts';
import { statusName } from './order-words.ts';
import { refreshOrders } from './order-reads.ts';

export type MoveEntry = Answer<typeof orderAdminOperations.moveOrders>[number];

const isMoved = ({ Error }: MoveEntry): boolean => Error === 0;

/** What is said of those that moved. One order shows its state itself, and a toast would lie over its next step on a phone. */
const movedWords = (entries: readonly MoveEntry[], { step }: Move): string => {
  const status = statusName(step);
  const [only, ...others] = entries.filter(isMoved);
  if (!only) return '';
  if (others.length > 0) return t('bulk.done', { count: others.length + 1, status });
  announce(t('move.done', { number: only.TransactionNumber ?? '', status }));
  return '';
};

/** Moves one order or several on; answers those that stayed where they were, each with its reason, or undefined when nothing is known to have moved. */
export const useMove = () => {
  const { act, isBusy } = useToldWrite({
    send: async ({ step, orderIds }: Move) => ({
      kind: 'done',
      entry: await call(orderAdminOperations.moveOrders, {
        body: { Status: step, TransactionIds: [...orderIds] },
      }),
    }),
    refresh: refreshOrders,
    tell: movedWords,
  });
  return {
    act: async (move: Move): Promise<readonly MoveEntry[] | undefined> =>
      (await act(move))?.filter((entry) => !isMoved(entry)),
    isBusy,
  };
};
