import type { userOperations } from '@tokri/contracts/http';
import { done } from '@tokri/contracts/http';
import type { Handlers } from '@tokri/service-kit/http';
import type { SignedIn } from '../application/check-code.ts';
import type { Clock } from '../application/ports.ts';
import type { UserRead } from '../application/read-user.ts';
import type { Renewed } from '../application/renew-token.ts';
import type { ChallengeTold, Sender } from '../application/send-code.ts';
import type { Party } from '../domain/party.ts';
import type { User } from '../domain/user.ts';
import { challengeEntry, refusedChallenge, refusedEntry, userRecord } from './answers.ts';
import type { RefreshCookie } from './cookies.ts';
import type { UserOutcome } from '../domain/refusal.ts';

export interface SignInUseCases {
  readonly startSignIn: (
    given: { readonly mobile: string; readonly email: string },
    sender: Sender,
  ) => Promise<UserOutcome<ChallengeTold>>;
  readonly resendCode: (challengeId: number, sender: Sender) => Promise<UserOutcome<ChallengeTold>>;
  readonly checkCode: (challengeId: number, code: string) => Promise<UserOutcome<SignedIn>>;
  readonly renewToken: (cookie: string | undefined) => Promise<UserOutcome<Renewed>>;
  readonly endSession: (cookie: string | undefined, all: boolean) => Promise<number>;
  readonly withPincode: (user: User) => UserRead;
  readonly partyOf: (partyId: number) => Promise<Party | null>;
  readonly cookie: RefreshCookie;
  readonly clock: Clock;
}

type Rows = 'start-sign-in' | 'resend-code' | 'check-code' | 'renew-token' | 'end-session';

/** Callers whose address nobody told share one allowance. */
const senderOf = (call: {
  readonly language: Sender['language'];
  readonly headers: { readonly network?: string };
}): Sender => ({ language: call.language, network: call.headers.network ?? 'unknown' });

const noStore = { 'cache-control': 'no-store' };

export const signInHandlers = (
  use: SignInUseCases,
): Pick<Handlers<typeof userOperations>, Rows> => ({
  'start-sign-in': async (call) => {
    const told = await use.startSignIn(call.query, senderOf(call));
    return {
      body: [
        told.ok ? challengeEntry(told.value, call.language) : refusedChallenge(told, call.language),
      ],
    };
  },
  'resend-code': async (call) => {
    const told = await use.resendCode(call.query.OtpId, senderOf(call));
    return {
      body: [
        told.ok ? challengeEntry(told.value, call.language) : refusedChallenge(told, call.language),
      ],
    };
  },
  'check-code': async ({ query, language }) => {
    const signedIn = await use.checkCode(query.Id, query.password);
    if (!signedIn.ok)
      return {
        body: [{ ...refusedEntry(signedIn, language), TriesLeft: signedIn.triesLeft ?? 0 }],
      };
    const { user, token, cookie, session } = signedIn.value;
    return {
      body: [
        {
          ...userRecord(use.withPincode(user), await use.partyOf(user.partyId)),
          Token: token,
          Error: 0,
          Message: '',
          Code: '',
        },
      ],
      setCookie: [use.cookie.set(cookie, use.clock(), session.expiresAt)],
      headers: noStore,
    };
  },
  'renew-token': async ({ headers, language }) => {
    const renewed = await use.renewToken(use.cookie.read(headers.cookie));
    if (!renewed.ok)
      return {
        body: [refusedEntry(renewed, language)],
        setCookie: [use.cookie.clear()],
        headers: noStore,
      };
    const { userId, token, cookie, session } = renewed.value;
    return {
      body: [done(userId, { Token: token })],
      setCookie: [use.cookie.set(cookie, use.clock(), session.expiresAt)],
      headers: noStore,
    };
  },
  'end-session': async ({ query, headers }) => {
    const userId = await use.endSession(use.cookie.read(headers.cookie), query.all === '1');
    return { body: [done(userId)], setCookie: [use.cookie.clear()], headers: noStore };
  },
});
