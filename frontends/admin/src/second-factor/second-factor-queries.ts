import { userOperations } from '@tokri/contracts/api';
import type { ResponseBody } from '@tokri/contracts/api';
import {
  callApi,
  isApiProblem,
  sendCommand,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tokri/web-kit/platform';
import { updateSession, useSession } from '@tokri/web-kit/session';
import { useState } from 'react';
import { t } from './labels.ts';

export type SecondFactorStatus = ResponseBody<typeof userOperations.readSecondFactor>;

const { operationId } = userOperations.readSecondFactor;

/** Of the session of the refresh cookie. A new token may come with another status. */
export const useSecondFactor = ({
  isEnabled = true,
}: { readonly isEnabled?: boolean } = {}): UseQueryResult<SecondFactorStatus> => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  return useQuery({
    queryKey: [operationId, userId],
    enabled: isEnabled,
    queryFn: ({ signal }) =>
      callApi(userOperations.readSecondFactor, { withoutToken: true, signal }),
  });
};

type CodeOperation =
  | typeof userOperations.confirmSecondFactor
  | typeof userOperations.verifySecondFactor
  | typeof userOperations.replaceRecoveryCodes
  | typeof userOperations.turnOffSecondFactor;

interface Outcome {
  readonly Id: number;
  readonly Token?: string | undefined;
  readonly RecoveryCodes?: readonly string[] | undefined;
}

export const toMessage = (error: unknown): string =>
  isApiProblem(error) ? error.message : t('failed');

/** Sends a code. Returns what the shop answered, or nothing and says why in `error`. */
export const useCodeCommand = (operation: CodeOperation) => {
  const client = useQueryClient();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async (code: string): Promise<Outcome | undefined> => {
    setBusy(true);
    try {
      const result = await sendCommand(operation, { withoutToken: true, body: { Code: code } });
      if (result.kind === 'rejected') {
        setError(result.message);
        return undefined;
      }
      const outcome: Outcome = result.entry;
      if (outcome.Token) updateSession({ token: outcome.Token });
      await client.invalidateQueries({ queryKey: [operationId] });
      return outcome;
    } catch (failure) {
      setError(toMessage(failure));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { send, error, clearError: () => setError(''), isBusy };
};
