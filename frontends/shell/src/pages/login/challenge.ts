import { checkEmail, checkMobile } from '@tokri/contracts';
import { userOperations } from '@tokri/contracts/http';
import { call } from '@tokri/web-kit/platform';

/** A one-time password that is on its way. */
export interface Challenge {
  readonly id: number;
  /** As typed, for 'Sent to …'. */
  readonly contact: string;
  /** ISO instant from which it may be sent again. */
  readonly resendAt: string;
  /** ISO instant at which the code ends. */
  readonly endsAt: string;
}

export type Started =
  | { readonly kind: 'sent'; readonly challenge: Challenge }
  | { readonly kind: 'refused'; readonly message: string };

interface Entry {
  readonly Id: number;
  readonly Error: number;
  readonly Message: string;
  readonly ResendAfter: number;
  readonly ExpiresAt: string;
}

const started = (entries: readonly Entry[], contact: string, now: Date): Started => {
  const [entry] = entries;
  if (!entry || entry.Error !== 0 || entry.Id <= 0)
    return { kind: 'refused', message: entry?.Message ?? '' };
  return {
    kind: 'sent',
    challenge: {
      id: entry.Id,
      contact,
      resendAt: new Date(now.getTime() + entry.ResendAfter * 1000).toISOString(),
      endsAt: entry.ExpiresAt,
    },
  };
};

const looksLikeMail = (text: string): boolean => /[@a-z]/i.test(text);

/** Section 5: a mail address or an Indian mobile number, spaces and dashes in it forgiven. */
export const readContact = (
  text: string,
):
  | { readonly ok: true; readonly email: string; readonly mobile: string }
  | { readonly ok: false; readonly message: string } => {
  if (looksLikeMail(text)) {
    const email = checkEmail(text);
    return email.ok ? { ok: true, email: email.value, mobile: '' } : email;
  }
  const typed = text.replace(/[\s-]/g, '');
  // Phones often fill in 91 without the plus.
  const mobile = checkMobile(/^91[6-9]\d{9}$/.test(typed) ? `+${typed}` : typed);
  return mobile.ok ? { ok: true, email: '', mobile: mobile.value } : mobile;
};

export const startSignIn = async (text: string): Promise<Started> => {
  const contact = readContact(text);
  if (!contact.ok) return { kind: 'refused', message: contact.message };
  const { email, mobile } = contact;
  return started(
    await call(userOperations.startSignIn, { query: { email, mobile }, withoutToken: true }),
    email || mobile,
    new Date(),
  );
};

export const sendAgain = async ({ id, contact }: Challenge): Promise<Started> =>
  started(
    await call(userOperations.resendCode, { query: { OtpId: id }, withoutToken: true }),
    contact,
    new Date(),
  );
