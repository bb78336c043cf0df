import { userOperations, type UserResponse } from '@tokri/contracts/api';
import { toResendTime } from '@tokri/web-kit/one-time-code';
import { isApiProblem, sendCommand } from '@tokri/web-kit/platform';
import { formatMobile } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

export type CodeRequest =
  | { readonly kind: 'sent'; readonly resendAt: string }
  | { readonly kind: 'rejected'; readonly message: string };

export type Deletion =
  | { readonly kind: 'deleted'; readonly reference: string }
  | { readonly kind: 'rejected'; readonly message: string; readonly isExpired: boolean };

/** Of the signed-in customer. */
export type CodeRecipient = Pick<UserResponse, 'Id' | 'Mobile' | 'Email' | 'SignInChannel'>;

/** The code goes to the contact of the sign-in, and nowhere else. */
export const codeContact = ({ Mobile, Email, SignInChannel }: CodeRecipient): string =>
  SignInChannel === 'sms' ? formatMobile(Mobile) : Email;

const toMessage = (error: unknown): string => (isApiProblem(error) ? error.message : t('failed'));

export const requestDeletionCode = async (user: CodeRecipient): Promise<CodeRequest> => {
  const isMobile = user.SignInChannel === 'sms';
  try {
    const result = await sendCommand(userOperations.startAccountDeletion, {
      query: {
        UserId: user.Id,
        Mobile: isMobile ? user.Mobile : '',
        Email: isMobile ? '' : user.Email,
      },
    });
    return result.kind === 'done'
      ? { kind: 'sent', resendAt: toResendTime(result.entry.ResendAfter, new Date()) }
      : { kind: 'rejected', message: result.message || t('failed') };
  } catch (error) {
    return { kind: 'rejected', message: toMessage(error) };
  }
};

export const confirmDeletion = async (userId: number, code: string): Promise<Deletion> => {
  try {
    const result = await sendCommand(userOperations.deleteAccount, {
      query: { UserId: userId, Otp: code },
    });
    if (result.kind === 'done') return { kind: 'deleted', reference: result.entry.Reference ?? '' };
    const attempts = result.entry?.TriesLeft ?? 0;
    return result.code === 'code-wrong' && attempts > 0
      ? { kind: 'rejected', message: t('verify.wrongCode', { attempts }), isExpired: false }
      : { kind: 'rejected', message: result.message || t('failed'), isExpired: true };
  } catch (error) {
    return { kind: 'rejected', message: toMessage(error), isExpired: false };
  }
};
