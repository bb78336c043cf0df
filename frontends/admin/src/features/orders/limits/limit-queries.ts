import { orderAdminOperations } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { callApi, sendCommand, useQuery, type QueryClient } from '@tokri/web-kit/platform';
import { t } from '../../../labels.ts';

const refreshLimits = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: [orderAdminOperations.readOrderLimits.operationId] });

export const useOrderLimits = (userId: number) =>
  useQuery({
    queryKey: [orderAdminOperations.readOrderLimits.operationId, userId],
    queryFn: ({ signal }) =>
      callApi(orderAdminOperations.readOrderLimits, { query: { UserId: userId }, signal }),
  });

export const useLiftLimitsMutation = (userId: number) =>
  useMutationWithFeedback({
    send: (body: { readonly Until: string; readonly Reason: string }) =>
      sendCommand(orderAdminOperations.liftOrderLimits, { body: { UserId: userId, ...body } }),
    refresh: refreshLimits,
    successMessage: () => t('limits.lifted'),
  });

export const useRestoreLimitsMutation = (userId: number) =>
  useMutationWithFeedback({
    send: () => sendCommand(orderAdminOperations.restoreOrderLimits, { query: { UserId: userId } }),
    refresh: refreshLimits,
    successMessage: () => t('limits.restored'),
  });
