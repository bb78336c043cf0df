import { checkEmail, checkMobile } from '@tokri/contracts/validation';
import { userOperations } from '@tokri/contracts/api';
import { toResendTime } from '@tokri/web-kit/one-time-code';
import { isApiProblem, sendCommand } from '@tokri/web-kit/platform';
import { formatMobile } from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';

export type ContactKind = 'email' | 'mobile';

export interface SentCode {
  readonly id: number;
  readonly contact: string;
  readonly resendAt: string;
}

export type CodeRequestResult =
  | { readonly kind: 'sent'; readonly code: SentCode }
  | { readonly kind: 'rejected'; readonly message: string };

export type VerificationResult =
  | { readonly kind: 'verified' }
  | { readonly kind: 'rejected'; readonly message: string; readonly isExpired: boolean };

/** An email may begin with a mobile number. */
export const formatContact = (kind: ContactKind, contact: string): string =>
  kind === 'mobile' ? formatMobile(contact) : contact;

const toMessage = (error: unknown): string => (isApiProblem(error) ? error.message : t('failed'));

export const requestCode = async (
  userId: number,
  { kind, text }: { readonly kind: ContactKind; readonly text: string },
): Promise<CodeRequestResult> => {
  const contact = kind === 'email' ? checkEmail(text) : checkMobile(text.replace(/[\s-]/g, ''));
  if (!contact.ok) return { kind: 'rejected', message: contact.message };
  const field = kind === 'email' ? { Email: contact.value } : { Mobile: contact.value };
  try {
    const result = await sendCommand(userOperations.startContactVerification, {
      body: { UserId: userId, ...field },
    });
    if (result.kind === 'rejected')
      return { kind: 'rejected', message: result.message || t('failed') };
    const resendAt = toResendTime(result.entry.ResendAfter, new Date());
    return { kind: 'sent', code: { id: result.id, contact: contact.value, resendAt } };
  } catch (error) {
    return { kind: 'rejected', message: toMessage(error) };
  }
};

export const verifyContact = async (
  userId: number,
  { id, code }: { readonly id: number; readonly code: string },
): Promise<VerificationResult> => {
  try {
    const result = await sendCommand(userOperations.verifyContact, {
      body: { UserId: userId, OtpId: id, Code: code },
    });
    if (result.kind === 'done') return { kind: 'verified' };
    const attempts = result.entry?.TriesLeft ?? 0;
    if (result.code === 'code-wrong' && attempts > 0)
      return { kind: 'rejected', message: t('verify.wrongCode', { attempts }), isExpired: false };
    return { kind: 'rejected', message: result.message || t('failed'), isExpired: true };
  } catch (error) {
    return { kind: 'rejected', message: toMessage(error), isExpired: false };
  }
};
