import { orderAdminOperations } from '@tokri/contracts/api';
import { callApi, type ResponseBody } from '@tokri/web-kit/platform';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { announce } from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import type { StatusChange } from './status-changes.ts';
import { statusLabel } from '../order-labels.ts';
import { refreshOrders } from '../../../orders/refresh-orders.ts';

export type StatusChangeResult = ResponseBody<typeof orderAdminOperations.moveOrders>[number];

export interface StatusChangeOutcome {
  /** Why none was changed, or not for certain; empty if the server answered. */
  readonly error: string;
  readonly failures: readonly StatusChangeResult[];
}

const hasSucceeded = ({ Error }: StatusChangeResult): boolean => Error === 0;

/**
 * A single order only gets a screen-reader announcement: its panel shows the status, and on phones
 * a toast would cover the next action.
 */
const successMessage = (
  results: readonly StatusChangeResult[],
  { targetStatus }: StatusChange,
): string => {
  const status = statusLabel(targetStatus);
  const [only, ...others] = results.filter(hasSucceeded);
  if (!only) return '';
  if (others.length > 0) return t('bulk.done', { count: others.length + 1, status });
  announce(t('advance.done', { number: only.TransactionNumber ?? '', status }));
  return '';
};

export const useStatusChange = () => {
  const { attempt, isBusy } = useMutationWithFeedback({
    send: async ({ targetStatus, orderIds }: StatusChange) => ({
      kind: 'done',
      entry: await callApi(orderAdminOperations.moveOrders, {
        body: { Status: targetStatus, TransactionIds: [...orderIds] },
      }),
    }),
    refresh: refreshOrders,
    successMessage,
    actionName: ({ targetStatus }) => t(`advance.${targetStatus}`),
  });
  const changeStatus = async (statusChange: StatusChange): Promise<StatusChangeOutcome> => {
    const result = await attempt(statusChange);
    return result.kind === 'rejected'
      ? { error: result.message, failures: [] }
      : { error: '', failures: result.entry.filter((entry) => !hasSucceeded(entry)) };
  };
  return { changeStatus, isBusy };
};
