import { commandSucceeded, type userOperations } from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import { ProblemError } from '@tokri/contracts/problems';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { DeleteAccount } from '../../application/erasure/delete-account.ts';
import type { StartAccountDeletion } from '../../application/erasure/start-account-deletion.ts';
import type { ClosedAccounts } from '../../application/ports/erasures.ts';
import { toSender } from '../sender.ts';
import {
  toChallengeErrorResponse,
  toChallengeResponse,
  toCheckCodeErrorResponse,
  toErrorResponse,
} from '../user-response.ts';

export interface ErasureUseCases {
  readonly startAccountDeletion: StartAccountDeletion;
  readonly deleteAccount: DeleteAccount;
  readonly findClosedAccount: ClosedAccounts['findByReference'];
}

type ErasureHandlers = Pick<
  OperationHandlers<typeof userOperations>,
  'start-account-deletion' | 'delete-account' | 'read-account-erasure'
>;

export const createErasureHandlers = (useCases: ErasureUseCases): ErasureHandlers => ({
  'start-account-deletion': async (request) => {
    const { query, language } = request;
    const started = await useCases.startAccountDeletion(
      { userId: query.UserId, mobile: query.Mobile, email: query.Email },
      toSender(request),
    );
    return {
      body: [
        started.ok
          ? toChallengeResponse(started.value, language)
          : toChallengeErrorResponse(started, { language, purpose: 'deletion' }),
      ],
    };
  },
  'delete-account': async (request) => {
    const { query, language } = request;
    const { network } = toSender(request);
    const deleted = await useCases.deleteAccount({
      userId: query.UserId,
      code: query.Otp,
      network,
    });
    if (deleted.ok)
      return { body: [commandSucceeded(query.UserId, { Reference: deleted.value.reference })] };
    return {
      body: [
        'attemptsLeft' in deleted
          ? toCheckCodeErrorResponse(deleted, language)
          : toErrorResponse(deleted, language),
      ],
    };
  },
  'read-account-erasure': async ({ query: { Reference } }) => {
    const erasure = (await useCases.findClosedAccount(Reference))?.erasure;
    if (!erasure) throw new ProblemError('not-found');
    return {
      body: {
        Reference,
        ClosedAt: formatInstant(erasure.closedAt),
        ErasedAt: erasure.erasedAt ? formatInstant(erasure.erasedAt) : '',
      },
    };
  },
});
