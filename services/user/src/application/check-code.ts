import { ok, refusal } from '@tokri/contracts';
import { triesLeft, whyNotTried } from '../domain/challenge.ts';
import type { CodeRules } from '../domain/challenge.ts';
import { openSession } from '../domain/session.ts';
import type { Session, SessionRules } from '../domain/session.ts';
import { maySignInBy } from '../domain/user.ts';
import type { User } from '../domain/user.ts';
import type { Identity } from '../domain/identity.ts';
import type {
  Audit,
  Challenges,
  Clock,
  LivingCodes,
  Secrets,
  SendLimits,
  Sessions,
  Tokens,
} from './ports.ts';
import type { UserOutcome } from '../domain/refusal.ts';

export interface CheckPorts {
  readonly challenges: Challenges;
  readonly living: LivingCodes;
  readonly secrets: Secrets;
  readonly limits: SendLimits;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly rules: CodeRules;
  readonly sessionRules: SessionRules;
  readonly register: (identity: Identity) => Promise<User>;
  readonly audit: Audit;
}

/** What a person holds after signing in. */
export interface SignedIn {
  readonly user: User;
  readonly token: string;
  readonly cookie: string;
  readonly session: Session;
}

/** U2. The try is counted before the comparison and the use after it, each in one guarded write: 100 calls at once get five comparisons and one session. */
export const checkCode =
  (ports: CheckPorts) =>
  async (challengeId: number, code: string): Promise<UserOutcome<SignedIn>> => {
    const now = ports.clock();
    const challenge = await ports.challenges.countTry(challengeId, now);
    if (!challenge) return whyNotTried(await ports.challenges.find(challengeId), now, ports.rules);
    if (!ports.secrets.isCodeOf(challenge, code.trim())) {
      const left = triesLeft(challenge, ports.rules);
      if (left === 0) await ports.limits.burnt(challenge.identity);
      return refusal('code-wrong', { triesLeft: left });
    }
    if (!(await ports.challenges.use(challenge))) return refusal('code-expired', { triesLeft: 0 });
    await ports.living.release(challenge.identity, challengeId);
    const user = await ports.register(challenge.identity);
    const { channel } = challenge.identity;
    if (!maySignInBy(channel, user)) {
      ports.audit('staff were refused by mail', { userId: user.id, channel });
      return refusal('staff-needs-mobile', { triesLeft: 0 });
    }
    await ports.limits.forgive(challenge.identity);
    const session = openSession({
      id: ports.secrets.newSessionId(),
      userId: user.id,
      channel,
      now,
      rules: ports.sessionRules,
    });
    await ports.sessions.insert(session);
    ports.audit('signed in', { userId: user.id, channel });
    return ok({
      user,
      token: await ports.tokens(user, now),
      cookie: ports.secrets.cookieOf(session),
      session,
    });
  };
