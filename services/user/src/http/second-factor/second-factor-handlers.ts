import type { Language } from '@tokri/contracts/language';
import { formatInstant } from '@tokri/contracts/dates';
import { commandSucceeded } from '@tokri/contracts/api';
import type { userOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { ConfirmedEnrolment } from '../../application/second-factor/enrolment.ts';
import type {
  SecondFactorStatus,
  VerifiedSession,
} from '../../application/second-factor/verification.ts';
import type { NewSecret } from '../../application/ports/second-factors.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { RefreshCookie } from '../sessions/refresh-cookie.ts';
import { toCommandResponse } from '../user-response.ts';

type Cookie = string | undefined;

export interface SecondFactorUseCases {
  readonly readSecondFactor: (cookie: Cookie) => Promise<SecondFactorStatus>;
  readonly startSecondFactor: (
    cookie: Cookie,
  ) => Promise<UserResult<NewSecret & { readonly userId: number }>>;
  readonly confirmSecondFactor: (
    cookie: Cookie,
    code: string,
    language: Language,
  ) => Promise<UserResult<ConfirmedEnrolment>>;
  readonly verifySecondFactor: (
    cookie: Cookie,
    code: string,
  ) => Promise<UserResult<VerifiedSession>>;
  readonly replaceRecoveryCodes: (
    cookie: Cookie,
    code: string,
  ) => Promise<UserResult<{ readonly userId: number; readonly recoveryCodes: readonly string[] }>>;
  readonly turnOffSecondFactor: (
    cookie: Cookie,
    code: string,
    language: Language,
  ) => Promise<UserResult<number>>;
  readonly resetSecondFactor: (command: {
    readonly userId: number;
    readonly staffId: number;
    readonly language: Language;
  }) => Promise<UserResult<number>>;
  readonly cookie: RefreshCookie;
}

type Handlers = OperationHandlers<typeof userOperations>;

const noStore = { 'cache-control': 'no-store' };

const enrolmentHandlers = (
  useCases: SecondFactorUseCases,
): Pick<Handlers, 'start-second-factor' | 'confirm-second-factor' | 'replace-recovery-codes'> => ({
  'start-second-factor': async ({ headers, language }) => {
    const started = await useCases.startSecondFactor(useCases.cookie.read(headers.cookie));
    return {
      body: [
        toCommandResponse(started, language, ({ userId, secret, uri }) =>
          commandSucceeded(userId, { Secret: secret, Uri: uri }),
        ),
      ],
      headers: noStore,
    };
  },
  'confirm-second-factor': async ({ body, headers, language }) => {
    const confirmed = await useCases.confirmSecondFactor(
      useCases.cookie.read(headers.cookie),
      body.Code,
      language,
    );
    return {
      body: [
        toCommandResponse(confirmed, language, ({ userId, token, recoveryCodes }) =>
          commandSucceeded(userId, { Token: token, RecoveryCodes: [...recoveryCodes] }),
        ),
      ],
      headers: noStore,
    };
  },
  'replace-recovery-codes': async ({ body, headers, language }) => {
    const replaced = await useCases.replaceRecoveryCodes(
      useCases.cookie.read(headers.cookie),
      body.Code,
    );
    return {
      body: [
        toCommandResponse(replaced, language, ({ userId, recoveryCodes }) =>
          commandSucceeded(userId, { RecoveryCodes: [...recoveryCodes] }),
        ),
      ],
      headers: noStore,
    };
  },
});

const verificationHandlers = (
  useCases: SecondFactorUseCases,
): Pick<Handlers, 'verify-second-factor' | 'turn-off-second-factor'> => ({
  'verify-second-factor': async ({ body, headers, language }) => {
    const verified = await useCases.verifySecondFactor(
      useCases.cookie.read(headers.cookie),
      body.Code,
    );
    return {
      body: [
        toCommandResponse(verified, language, ({ userId, token, recoveryCodesLeft }) =>
          commandSucceeded(userId, { Token: token, RecoveryCodesLeft: recoveryCodesLeft }),
        ),
      ],
      headers: noStore,
    };
  },
  'turn-off-second-factor': async ({ body, headers, language }) => {
    const turnedOff = await useCases.turnOffSecondFactor(
      useCases.cookie.read(headers.cookie),
      body.Code,
      language,
    );
    return { body: [toCommandResponse(turnedOff, language, commandSucceeded)] };
  },
});

export const createSecondFactorHandlers = (
  useCases: SecondFactorUseCases,
): Pick<
  Handlers,
  | 'read-second-factor'
  | 'start-second-factor'
  | 'confirm-second-factor'
  | 'verify-second-factor'
  | 'replace-recovery-codes'
  | 'turn-off-second-factor'
  | 'reset-second-factor'
> => ({
  ...enrolmentHandlers(useCases),
  ...verificationHandlers(useCases),
  'read-second-factor': async ({ headers }) => {
    const status = await useCases.readSecondFactor(useCases.cookie.read(headers.cookie));
    return {
      body: {
        ActiveSince: status.activeSince && formatInstant(status.activeSince),
        IsVerified: status.isVerified,
        RecoveryCodesLeft: status.recoveryCodesLeft,
        MissingStep: status.missingStep,
      },
      headers: noStore,
    };
  },
  'reset-second-factor': async ({ body, caller, language }) => {
    const reset = await useCases.resetSecondFactor({
      userId: body.UserId,
      staffId: caller.userId,
      language,
    });
    return { body: [toCommandResponse(reset, language, commandSucceeded)] };
  },
});
