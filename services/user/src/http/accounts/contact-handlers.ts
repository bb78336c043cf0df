import type { userOperations } from '@tokri/contracts/api';
import { commandSucceeded } from '@tokri/contracts/api';
import type { Ok } from '@tokri/contracts/result';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { ChallengeSummary, Sender } from '../../application/one-time-passwords/send-code.ts';
import type { CheckCodeError, UserResult } from '../../domain/user-result.ts';
import { toSender } from '../sender.ts';
import {
  toChallengeErrorResponse,
  toChallengeResponse,
  toCheckCodeErrorResponse,
} from '../user-response.ts';

export interface ContactUseCases {
  readonly startContactVerification: (
    input: { readonly userId: number; readonly mobile: string; readonly email: string },
    sender: Sender,
  ) => Promise<UserResult<ChallengeSummary>>;
  readonly verifyContact: (input: {
    readonly userId: number;
    readonly challengeId: number;
    readonly code: string;
  }) => Promise<Ok<number> | CheckCodeError>;
}

export const createContactHandlers = (
  useCases: ContactUseCases,
): Pick<
  OperationHandlers<typeof userOperations>,
  'start-contact-verification' | 'verify-contact'
> => ({
  'start-contact-verification': async (request) => {
    const { body, language } = request;
    const started = await useCases.startContactVerification(
      { userId: body.UserId, mobile: body.Mobile, email: body.Email },
      toSender(request),
    );
    return {
      body: [
        started.ok
          ? toChallengeResponse(started.value, language)
          : toChallengeErrorResponse(started, { language, purpose: 'verification' }),
      ],
    };
  },
  'verify-contact': async ({ body, language }) => {
    const verified = await useCases.verifyContact({
      userId: body.UserId,
      challengeId: body.OtpId,
      code: body.Code,
    });
    return {
      body: [
        verified.ok
          ? commandSucceeded(verified.value)
          : toCheckCodeErrorResponse(verified, language),
      ],
    };
  },
});
