import { err, ok, type Ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import { canReceiveCodes, parseIdentity } from '../../domain/accounts/identity.ts';
import { replacesSignInMobile, toVerifiedContact } from '../../domain/accounts/user.ts';
import type { CheckCodeError, UserResult } from '../../domain/user-result.ts';
import { requestCode } from '../one-time-passwords/request-code.ts';
import type { ChallengeSummary, Sender, SendCodeDeps } from '../one-time-passwords/send-code.ts';
import { redeemCode } from '../one-time-passwords/redeem-code.ts';
import type { RedeemCodeDeps } from '../one-time-passwords/redeem-code.ts';
import type { Users } from '../ports/accounts.ts';
import type { Audit } from '../ports/runtime.ts';
import { updateUser } from './update-user.ts';

/** The response is the same whether or not somebody else has the contact. */
export const startContactVerification =
  (deps: SendCodeDeps & { readonly users: Users }) =>
  async (
    input: { readonly userId: number; readonly mobile: string; readonly email: string },
    sender: Sender,
  ): Promise<UserResult<ChallengeSummary>> => {
    const identity = parseIdentity(input);
    if (!identity.ok) return identity;
    if (!canReceiveCodes(identity.value)) return err('mobile-invalid');
    const user = await deps.users.find(input.userId);
    if (user && replacesSignInMobile(user, identity.value)) return err('sign-in-mobile');
    const requester = { kind: 'user', userId: input.userId } as const;
    return requestCode(deps, { identity: identity.value, requester }, sender);
  };

export interface VerifyContactDeps extends RedeemCodeDeps {
  readonly users: Users;
  readonly clock: Clock;
  readonly audit: Audit;
}

/**
 * Writes the contact into the profile as verified. It does not become a sign-in: the contact may be
 * the sign-in of another account, which keeps it.
 */
export const verifyContact =
  (deps: VerifyContactDeps) =>
  async (input: {
    readonly userId: number;
    readonly challengeId: number;
    readonly code: string;
  }): Promise<Ok<number> | CheckCodeError> => {
    const { userId, challengeId, code } = input;
    const now = deps.clock();
    const used = await redeemCode(deps, { id: challengeId, userId }, { code, now });
    if (!used.ok) return used;
    const { identity } = used.value;
    const saved = await updateUser(deps)(userId, ({ signInChannel }) =>
      ok({ ...toVerifiedContact(identity), signInChannel }),
    );
    if (!saved.ok) return { ok: false, code: 'account-closed', attemptsLeft: 0 };
    await deps.sendLimiter.clearExhaustedCodes(used.value);
    deps.audit('contact verified', { userId, channel: identity.channel });
    return ok(userId);
  };
