import type { userOperations } from '@tokri/contracts/api';
import { commandSucceeded } from '@tokri/contracts/api';
import type { Ok } from '@tokri/contracts/result';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { Clock } from '@tokri/service-kit/use-case';
import type {
  SignInDevice,
  SignInResult,
} from '../../application/one-time-passwords/check-code.ts';
import type { UserView } from '../../application/accounts/read-user.ts';
import type { EndedSessions, EndSession } from '../../application/sessions/end-session.ts';
import type { OwnSession } from '../../application/sessions/list-own-sessions.ts';
import type { RenewedSession } from '../../application/sessions/renew-token.ts';
import type { ChallengeSummary, Sender } from '../../application/one-time-passwords/send-code.ts';
import type { Session } from '../../domain/sessions/session.ts';
import type { Party } from '../../domain/companies/party.ts';
import type { User } from '../../domain/accounts/user.ts';
import {
  toChallengeResponse,
  toChallengeErrorResponse,
  toCheckCodeErrorResponse,
  toCommandResponse,
  toErrorResponse,
  toUserResponse,
} from '../user-response.ts';
import { toSender } from '../sender.ts';
import { toSessionResponse } from './session-response.ts';
import type { DeviceCookie } from '../one-time-passwords/device-cookie.ts';
import type { RefreshCookie } from './refresh-cookie.ts';
import type { CheckCodeError, UserResult } from '../../domain/user-result.ts';

export interface SignInUseCases {
  readonly startSignIn: (
    input: { readonly mobile: string; readonly email: string },
    sender: Sender,
  ) => Promise<UserResult<ChallengeSummary>>;
  readonly resendCode: (
    challengeId: number,
    sender: Sender,
  ) => Promise<UserResult<ChallengeSummary>>;
  readonly checkCode: (
    challengeId: number,
    code: string,
    device?: SignInDevice,
  ) => Promise<Ok<SignInResult> | CheckCodeError>;
  readonly renewToken: (cookie: string | undefined) => Promise<UserResult<RenewedSession>>;
  readonly endSession: EndSession;
  readonly listOwnSessions: (cookie: string | undefined) => Promise<readonly OwnSession[]>;
  readonly listSessionsOfUser: (userId: number) => Promise<readonly Session[]>;
  readonly toUserView: (user: User) => UserView;
  readonly findParty: (partyId: number) => Promise<Party | null>;
  readonly cookie: RefreshCookie;
  readonly deviceCookie: DeviceCookie;
  readonly clock: Clock;
}

type Handlers = OperationHandlers<typeof userOperations>;

const noStore = { 'cache-control': 'no-store' };

const toEndedSessions = ({
  all,
  SessionId = '',
}: {
  readonly all?: '0' | '1' | undefined;
  readonly SessionId?: string | undefined;
}): EndedSessions => {
  if (SessionId !== '') return { kind: 'other', sessionId: SessionId };
  return { kind: all === '1' ? 'all' : 'this' };
};

const sessionHandlers = (
  useCases: SignInUseCases,
): Pick<
  Handlers,
  'renew-token' | 'end-session' | 'list-own-sessions' | 'list-sessions-of-user'
> => ({
  'renew-token': async ({ headers, language }) => {
    const renewed = await useCases.renewToken(useCases.cookie.read(headers.cookie));
    if (!renewed.ok)
      return {
        body: [toErrorResponse(renewed, language)],
        setCookie: [useCases.cookie.clear()],
        headers: noStore,
      };
    const { userId, token, cookie, session } = renewed.value;
    return {
      body: [commandSucceeded(userId, { Token: token })],
      setCookie: [useCases.cookie.set(cookie, useCases.clock(), session.expiresAt)],
      headers: noStore,
    };
  },
  'end-session': async ({ query, headers, language }) => {
    const which = toEndedSessions(query);
    const ended = await useCases.endSession(useCases.cookie.read(headers.cookie), which);
    return {
      body: [toCommandResponse(ended, language, commandSucceeded)],
      setCookie: which.kind === 'other' ? [] : [useCases.cookie.clear()],
      headers: noStore,
    };
  },
  'list-own-sessions': async ({ headers }) => ({
    body: (await useCases.listOwnSessions(useCases.cookie.read(headers.cookie))).map((session) => ({
      ...toSessionResponse(session),
      IsThis: session.isThis,
    })),
    headers: noStore,
  }),
  'list-sessions-of-user': async ({ query }) => ({
    body: (await useCases.listSessionsOfUser(query.UserId)).map(toSessionResponse),
    headers: noStore,
  }),
});

const checkCodeHandler = (useCases: SignInUseCases): Pick<Handlers, 'check-code'> => ({
  'check-code': async ({ query, headers, language }) => {
    const signedIn = await useCases.checkCode(query.Id, query.password, {
      deviceCookie: useCases.deviceCookie.read(headers.cookie),
      userAgent: headers.userAgent,
    });
    if (!signedIn.ok)
      return {
        body: [toCheckCodeErrorResponse(signedIn, language)],
      };
    const { user, token, cookie, deviceCookie, session } = signedIn.value;
    return {
      body: [
        {
          ...toUserResponse(useCases.toUserView(user), await useCases.findParty(user.partyId)),
          Token: token,
          Error: 0,
          Message: '',
          Code: '',
        },
      ],
      setCookie: [
        useCases.cookie.set(cookie, useCases.clock(), session.expiresAt),
        useCases.deviceCookie.set(deviceCookie),
      ],
      headers: noStore,
    };
  },
});

export const createSignInHandlers = (
  useCases: SignInUseCases,
): Pick<
  Handlers,
  | 'start-sign-in'
  | 'resend-code'
  | 'check-code'
  | 'renew-token'
  | 'end-session'
  | 'list-own-sessions'
  | 'list-sessions-of-user'
> => ({
  ...sessionHandlers(useCases),
  ...checkCodeHandler(useCases),
  'start-sign-in': async (request) => {
    const started = await useCases.startSignIn(request.query, {
      ...toSender(request),
      deviceCookie: useCases.deviceCookie.read(request.headers.cookie),
    });
    return {
      body: [
        started.ok
          ? toChallengeResponse(started.value, request.language)
          : toChallengeErrorResponse(started, { language: request.language, purpose: 'sign-in' }),
      ],
    };
  },
  'resend-code': async (request) => {
    const started = await useCases.resendCode(request.query.OtpId, toSender(request));
    return {
      body: [
        started.ok
          ? toChallengeResponse(started.value, request.language)
          : toChallengeErrorResponse(started, { language: request.language, purpose: 'sign-in' }),
      ],
    };
  },
});
