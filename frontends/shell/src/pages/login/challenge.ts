import { checkEmail, checkMobile } from '@tokri/contracts/validation';
import { userOperations } from '@tokri/contracts/api';
import { toResendTime } from '@tokri/web-kit/one-time-code';
import { callApi } from '@tokri/web-kit/platform';
import { looksLikeEmail } from './contact-text.ts';

export interface Challenge {
  readonly id: number;
  readonly contact: string;
  readonly resendAt: string;
  readonly endsAt: string;
}

export type SignInStart =
  | { readonly kind: 'sent'; readonly challenge: Challenge }
  | { readonly kind: 'rejected'; readonly message: string };

interface Entry {
  readonly Id: number;
  readonly Error: number;
  readonly Message: string;
  readonly ResendAfter: number;
  readonly ExpiresAt: string;
}

const toSignInStart = (entries: readonly Entry[], contact: string, now: Date): SignInStart => {
  const [entry] = entries;
  if (!entry || entry.Error !== 0 || entry.Id <= 0)
    return { kind: 'rejected', message: entry?.Message ?? '' };
  return {
    kind: 'sent',
    challenge: {
      id: entry.Id,
      contact,
      resendAt: toResendTime(entry.ResendAfter, now),
      endsAt: entry.ExpiresAt,
    },
  };
};

export const parseContact = (
  text: string,
):
  | { readonly ok: true; readonly email: string; readonly mobile: string }
  | { readonly ok: false; readonly message: string } => {
  if (looksLikeEmail(text)) {
    const email = checkEmail(text);
    return email.ok ? { ok: true, email: email.value, mobile: '' } : email;
  }
  const typed = text.replace(/[\s-]/g, '');
  const mobile = checkMobile(/^91[6-9]\d{9}$/.test(typed) ? `+${typed}` : typed);
  return mobile.ok ? { ok: true, email: '', mobile: mobile.value } : mobile;
};

export const startSignIn = async (text: string): Promise<SignInStart> => {
  const contact = parseContact(text);
  if (!contact.ok) return { kind: 'rejected', message: contact.message };
  const { email, mobile } = contact;
  return toSignInStart(
    await callApi(userOperations.startSignIn, { query: { email, mobile }, withoutToken: true }),
    email || mobile,
    new Date(),
  );
};

export const resendCode = async ({ id, contact }: Challenge): Promise<SignInStart> =>
  toSignInStart(
    await callApi(userOperations.resendCode, { query: { OtpId: id }, withoutToken: true }),
    contact,
    new Date(),
  );
