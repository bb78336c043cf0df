import type { Language } from '@tokri/contracts/language';
import { errorMessage } from '../error-messages.ts';

export type CodePurpose = 'sign-in' | 'verification' | 'deletion';

const secondsPerMinute = 60;
const minutesPerHour = 60;

const retryTexts: Readonly<
  Record<Language, Readonly<Record<'minutes' | 'hours', (count: number) => string>>>
> = {
  en: {
    minutes: (count) => `Try again in ${count} ${count === 1 ? 'minute' : 'minutes'}.`,
    hours: (count) => `Try again in ${count} hours.`,
  },
  hi: {
    minutes: (count) => `${count} मिनट बाद फिर कोशिश करें।`,
    hours: (count) => `${count} घंटे बाद फिर कोशिश करें।`,
  },
};

const otherSignInTexts: Readonly<Record<Language, string>> = {
  en: 'Until then, you can sign in on a device where you have signed in before, or with another mobile number or email address, which opens a separate account.',
  hi: 'तब तक आप उस डिवाइस से साइन इन कर सकते हैं जिससे पहले कर चुके हैं, या किसी दूसरे मोबाइल नंबर या ई-मेल से, जिसका खाता अलग होगा।',
};

const retryText = (retryAfterSeconds: number, language: Language): string => {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / secondsPerMinute));
  return minutes <= minutesPerHour
    ? retryTexts[language].minutes(minutes)
    : retryTexts[language].hours(Math.ceil(minutes / minutesPerHour));
};

/** The limit of a contact is shared, so its owner may have requested nothing. */
export const sendLimitMessage = ({
  purpose,
  retryAfterSeconds,
  language,
}: {
  readonly purpose: CodePurpose;
  readonly retryAfterSeconds: number;
  readonly language: Language;
}): string =>
  [
    errorMessage('too-many-codes', language),
    retryText(retryAfterSeconds, language),
    ...(purpose === 'sign-in' ? [otherSignInTexts[language]] : []),
  ].join(' ');
