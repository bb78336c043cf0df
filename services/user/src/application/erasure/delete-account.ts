import { ProblemError } from '@tokri/contracts/problems';
import { err, ok, type Err, type Ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import { decideClosure, deletionContact } from '../../domain/erasure/erasure.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { DeletionProof } from '../../domain/erasure/erasure-state.ts';
import { requestedAt } from '../../domain/one-time-passwords/challenge.ts';
import type { CheckCodeError } from '../../domain/user-result.ts';
import { updateAnyUser } from '../accounts/update-user.ts';
import { verifyCode, type RedeemCodeDeps } from '../one-time-passwords/redeem-code.ts';
import type { Users } from '../ports/accounts.ts';
import type { Audit } from '../ports/runtime.ts';
import type { Sessions } from '../ports/sessions.ts';

export interface DeleteAccountDeps extends RedeemCodeDeps {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly newReference: () => string;
  readonly audit: Audit;
}

export interface DeletionConfirmation {
  readonly userId: number;
  readonly code: string;
  readonly network: string;
}

export type DeletionResult =
  | Ok<{
      /** Of the certificate of erasure. */
      readonly reference: string;
    }>
  | CheckCodeError
  | Err<'staff-account' | 'signed-out'>;

export type DeleteAccount = (confirmation: DeletionConfirmation) => Promise<DeletionResult>;

const expired = { ok: false, code: 'code-expired', attemptsLeft: 0 } as const;

/**
 * Closes the account. From this write on nobody can sign in, and tokens are refused; a crash before
 * the sessions end lets nobody back in. The code is used up only after it, so that a crash before it
 * costs nobody the code.
 */
const closeAccount = async (
  deps: DeleteAccountDeps,
  user: User,
  { code, network }: DeletionConfirmation,
): Promise<DeletionResult> => {
  const now = deps.clock();
  const identity = deletionContact(user);
  const requester = { kind: 'deletion', userId: user.id } as const;
  const active = identity && (await deps.activeCodes.find({ identity, requester }, network));
  if (!active) return expired;
  const challenge = { id: active.challengeId, userId: user.id, purpose: 'deletion' } as const;
  const verified = await verifyCode(deps, challenge, { code, now });
  if (!verified.ok) return verified;
  const { id, sends, codeHash, expiresAt } = verified.value;
  const decided = {
    reference: deps.newReference(),
    proof: { id, sends, codeHash, expiresAt },
    codeRequestedAt: requestedAt(verified.value, deps.codeLimits),
    now,
  };
  const closed = await updateAnyUser(deps)(user.id, (current) => decideClosure(current, decided));
  if (!closed.ok) return closed.code === 'code-expired' ? expired : err('staff-account');
  if (closed.value.erasure?.reference === decided.reference)
    deps.audit('account closed', { userId: user.id });
  await deps.challenges.markUsed(verified.value);
  await deps.activeCodes.release(verified.value, id);
  await deps.sendLimiter.clearExhaustedCodes(verified.value);
  await deps.sessions.endAll(user.id);
  return closed.value.erasure
    ? ok({ reference: closed.value.erasure.reference })
    : err('signed-out');
};

const findUser = async ({ users }: DeleteAccountDeps, userId: number): Promise<User> => {
  const user = await users.find(userId);
  if (!user) throw new ProblemError('not-found');
  return user;
};

/** A wrong guess is not counted: the reference says nothing about the person. */
const isProvenBy = ({ clock, secrets }: DeleteAccountDeps, proof: DeletionProof, code: string) =>
  proof.expiresAt > clock() && secrets.verifyCode(proof, code.trim());

/** Of an account that this code has closed. */
const findReference = async (
  deps: DeleteAccountDeps,
  { userId, code }: DeletionConfirmation,
): Promise<DeletionResult | null> => {
  const { erasure } = await findUser(deps, userId);
  if (!erasure?.proof || !isProvenBy(deps, erasure.proof, code)) return null;
  await deps.sessions.endAll(userId);
  return ok({ reference: erasure.reference });
};

/** Repeated with its code it answers the same, also when another request has just used the code. */
export const deleteAccount =
  (deps: DeleteAccountDeps): DeleteAccount =>
  async (confirmation) => {
    const user = await findUser(deps, confirmation.userId);
    if (user.erasure) return (await findReference(deps, confirmation)) ?? expired;
    const result = await closeAccount(deps, user, confirmation);
    return result.ok ? result : ((await findReference(deps, confirmation)) ?? result);
  };
