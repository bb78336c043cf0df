import { ok, type Ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import { describeDevice } from '../../domain/sessions/device.ts';
import { openSession } from '../../domain/sessions/session.ts';
import type { Session, SessionRules } from '../../domain/sessions/session.ts';
import { canSignInWith } from '../../domain/accounts/user.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Identity } from '../../domain/accounts/identity.ts';
import type { KnownDevices } from '../ports/known-devices.ts';
import type { Audit } from '../ports/runtime.ts';
import type { Sessions } from '../ports/sessions.ts';
import {
  issueSessionToken,
  type IssueSessionTokenDeps,
} from '../second-factor/issue-session-token.ts';
import type { CheckCodeError } from '../../domain/user-result.ts';
import { redeemCode } from './redeem-code.ts';
import type { RedeemCodeDeps } from './redeem-code.ts';

export interface CheckCodeDeps extends RedeemCodeDeps, IssueSessionTokenDeps {
  readonly knownDevices: KnownDevices;
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly sessionRules: SessionRules;
  readonly register: (identity: Identity) => Promise<User>;
  readonly audit: Audit;
}

export interface SignInResult {
  readonly user: User;
  readonly token: string;
  readonly cookie: string;
  readonly deviceCookie: string;
  readonly session: Session;
}

export interface SignInDevice {
  readonly deviceCookie?: string | undefined;
  readonly userAgent?: string | undefined;
}

export const checkCode =
  (deps: CheckCodeDeps) =>
  async (
    challengeId: number,
    code: string,
    { deviceCookie, userAgent = '' }: SignInDevice = {},
  ): Promise<Ok<SignInResult> | CheckCodeError> => {
    const now = deps.clock();
    const used = await redeemCode(deps, { id: challengeId, userId: null }, { code, now });
    if (!used.ok) {
      deps.audit('sign-in rejected', { reason: used.code, challengeId });
      return used;
    }
    const challenge = used.value;
    const user = await deps.register(challenge.identity);
    const { channel } = challenge.identity;
    if (user.block) {
      deps.audit('sign-in of a blocked account rejected', { userId: user.id, channel });
      return { ok: false, code: 'account-blocked', attemptsLeft: 0 };
    }
    if (user.erasure) {
      deps.audit('sign-in of a closed account rejected', { userId: user.id, channel });
      return { ok: false, code: 'account-closed', attemptsLeft: 0 };
    }
    if (!canSignInWith(channel, user)) {
      deps.audit('staff sign-in by email rejected', { userId: user.id, channel });
      return { ok: false, code: 'staff-needs-mobile', attemptsLeft: 0 };
    }
    await deps.sendLimiter.clearExhaustedCodes(challenge);
    const session = openSession({
      id: deps.secrets.newSessionId(),
      userId: user.id,
      channel,
      device: describeDevice(userAgent),
      now,
      rules: deps.sessionRules,
    });
    await deps.sessions.insert(session);
    deps.audit('signed in', { userId: user.id, channel });
    return ok({
      user,
      token: await issueSessionToken(deps)(user, session, now),
      cookie: deps.secrets.createCookie(session),
      deviceCookie: deps.knownDevices.remember(deviceCookie, challenge.identity, now),
      session,
    });
  };
