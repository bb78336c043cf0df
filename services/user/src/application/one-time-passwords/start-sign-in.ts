import { parseIdentity } from '../../domain/accounts/identity.ts';
import { anyone } from '../../domain/one-time-passwords/requester.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { requestCode } from './request-code.ts';
import type { ChallengeSummary, Sender, SendCodeDeps } from './send-code.ts';

/** Known and unknown contacts get the same response (OWASP ASVS 6.3.8). */
export const startSignIn =
  (deps: SendCodeDeps) =>
  async (
    input: { readonly mobile: string; readonly email: string },
    sender: Sender,
  ): Promise<UserResult<ChallengeSummary>> => {
    const identity = parseIdentity(input);
    return identity.ok
      ? requestCode(deps, { identity: identity.value, requester: anyone }, sender)
      : identity;
  };
