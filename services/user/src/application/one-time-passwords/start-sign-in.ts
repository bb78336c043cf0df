import { parseIdentity } from '../../domain/accounts/identity.ts';
import { toRequester } from '../../domain/one-time-passwords/requester.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { KnownDevices } from '../ports/known-devices.ts';
import { requestCode } from './request-code.ts';
import type { ChallengeSummary, Sender, SendCodeDeps } from './send-code.ts';

/** Known and unknown contacts get the same response (OWASP ASVS 6.3.8). */
export const startSignIn =
  (deps: SendCodeDeps & { readonly knownDevices: KnownDevices }) =>
  async (
    input: { readonly mobile: string; readonly email: string },
    sender: Sender,
  ): Promise<UserResult<ChallengeSummary>> => {
    const parsed = parseIdentity(input);
    if (!parsed.ok) return parsed;
    const identity = parsed.value;
    const deviceId = deps.knownDevices.recognize(sender.deviceCookie, identity, deps.clock());
    return requestCode(deps, { identity, requester: toRequester(deviceId) }, sender);
  };
