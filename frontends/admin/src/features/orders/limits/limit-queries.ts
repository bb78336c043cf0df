import { orderAdminOperations } from '@tokri/contracts/api';
import { reportChange, useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import {
  callApi,
  isApiProblem,
  sendCommand,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tokri/web-kit/platform';
import { useState } from 'react';
import { t } from './labels.ts';

const refreshLimits = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: [orderAdminOperations.readOrderLimits.operationId] });

export const useOrderLimits = (userId: number) =>
  useQuery({
    queryKey: [orderAdminOperations.readOrderLimits.operationId, userId],
    queryFn: ({ signal }) =>
      callApi(orderAdminOperations.readOrderLimits, { query: { UserId: userId }, signal }),
  });
export type Limits = NonNullable<ReturnType<typeof useOrderLimits>['data']>;

interface LiftBody {
  readonly Until: string;
  readonly Reason: string;
  /** Empty when no lift was shown. */
  readonly ExpectedLiftAt: string;
}

/** Returns errors to the form, which stays open. */
export const useLiftLimitsMutation = (userId: number) => {
  const client = useQueryClient();
  const [errorMessage, setErrorMessage] = useState('');
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: LiftBody) =>
      sendCommand(orderAdminOperations.liftOrderLimits, { body: { UserId: userId, ...body } }),
    onSettled: () => refreshLimits(client),
  });
  const lift = async (body: LiftBody): Promise<boolean> => {
    setErrorMessage('');
    const result = await mutateAsync(body).catch((error: unknown) => ({
      kind: 'rejected' as const,
      message: isApiProblem(error) ? error.message : t('failed'),
    }));
    if (result.kind === 'rejected') {
      setErrorMessage(result.message);
      return false;
    }
    reportChange(t('lifted'));
    return true;
  };
  return { lift, errorMessage, isBusy: isPending };
};

export const useRestoreLimitsMutation = (userId: number) =>
  useMutationWithFeedback({
    send: () => sendCommand(orderAdminOperations.restoreOrderLimits, { query: { UserId: userId } }),
    refresh: refreshLimits,
    successMessage: () => t('restored'),
  });
