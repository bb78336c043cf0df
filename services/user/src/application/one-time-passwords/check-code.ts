import { ok, type Ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import { attemptsLeft, attemptError } from '../../domain/one-time-passwords/challenge.ts';
import type { CodeLimits } from '../../domain/one-time-passwords/code-limits.ts';
import { openSession } from '../../domain/sessions/session.ts';
import type { Session, SessionRules } from '../../domain/sessions/session.ts';
import { canSignInWith } from '../../domain/accounts/user.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Identity } from '../../domain/accounts/identity.ts';
import type { Audit } from '../ports/runtime.ts';
import type { Challenges, ActiveCodes, SendLimiter } from '../ports/one-time-passwords.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { Sessions, IssueToken } from '../ports/sessions.ts';
import type { CheckCodeError } from '../../domain/user-result.ts';

export interface CheckCodeDeps {
  readonly challenges: Challenges;
  readonly activeCodes: ActiveCodes;
  readonly secrets: Secrets;
  readonly sendLimiter: SendLimiter;
  readonly sessions: Sessions;
  readonly issueToken: IssueToken;
  readonly clock: Clock;
  readonly codeLimits: CodeLimits;
  readonly sessionRules: SessionRules;
  readonly register: (identity: Identity) => Promise<User>;
  readonly audit: Audit;
}

export interface SignInResult {
  readonly user: User;
  readonly token: string;
  readonly cookie: string;
  readonly session: Session;
}

/**
 * The attempt is counted before the comparison and the code is marked as used after it, each in one
 * conditional update. Concurrent calls get neither more comparisons nor a second session.
 */
export const checkCode =
  (deps: CheckCodeDeps) =>
  async (challengeId: number, code: string): Promise<Ok<SignInResult> | CheckCodeError> => {
    const now = deps.clock();
    const challenge = await deps.challenges.recordAttempt(challengeId, now);
    if (!challenge)
      return attemptError(await deps.challenges.find(challengeId), now, deps.codeLimits);
    if (!deps.secrets.verifyCode(challenge, code.trim())) {
      const attemptsRemaining = attemptsLeft(challenge, deps.codeLimits);
      if (attemptsRemaining === 0) await deps.sendLimiter.recordExhaustedCode(challenge.identity);
      return { ok: false, code: 'code-wrong', attemptsLeft: attemptsRemaining };
    }
    if (!(await deps.challenges.markUsed(challenge)))
      return { ok: false, code: 'code-expired', attemptsLeft: 0 };
    await deps.activeCodes.release(challenge.identity, challengeId);
    const user = await deps.register(challenge.identity);
    const { channel } = challenge.identity;
    if (!canSignInWith(channel, user)) {
      deps.audit('staff sign-in by email rejected', { userId: user.id, channel });
      return { ok: false, code: 'staff-needs-mobile', attemptsLeft: 0 };
    }
    await deps.sendLimiter.clearExhaustedCodes(challenge.identity);
    const session = openSession({
      id: deps.secrets.newSessionId(),
      userId: user.id,
      channel,
      now,
      rules: deps.sessionRules,
    });
    await deps.sessions.insert(session);
    deps.audit('signed in', { userId: user.id, channel });
    return ok({
      user,
      token: await deps.issueToken(user, now),
      cookie: deps.secrets.createCookie(session),
      session,
    });
  };
