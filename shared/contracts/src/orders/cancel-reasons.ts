import type { Language } from '../language/language.ts';

type Reason = Readonly<Record<Language, string>>;

/** Stored in English; each reader sees the reason in their own language. */
export const cancelReasons = {
  customer: {
    mistake: { en: 'Ordered by mistake', hi: 'ग़लती से ऑर्डर हो गया' },
    time: { en: 'I need another time', hi: 'मुझे दूसरा समय चाहिए' },
    address: { en: 'The address is wrong', hi: 'पता ग़लत है' },
    items: { en: 'I want other items', hi: 'मुझे दूसरा सामान चाहिए' },
  },
  staff: {
    stock: { en: 'Goods are missing', hi: 'सामान नहीं है' },
    address: { en: 'Address cannot be reached', hi: 'पते पर पहुँच नहीं सकते' },
    customer: { en: 'Customer asked for it', hi: 'ग्राहक ने कहा' },
    payment: { en: 'Payment problem', hi: 'भुगतान में दिक्कत' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Reason>>>>;
export type CancelReasonAudience = keyof typeof cancelReasons;

const predefinedReasons: readonly Reason[] = [
  ...Object.values(cancelReasons.customer),
  ...Object.values(cancelReasons.staff),
];

export const maxCancelReasonLength = 300;

const noteSeparator = ': ';

export const composeCancelReason = (reason: string, note: string): string =>
  [reason, note.trim()].filter(Boolean).join(noteSeparator).slice(0, maxCancelReasonLength);

export const translateCancelReason = (stored: string, language: Language): string => {
  const reason = predefinedReasons.find(
    ({ en }) => stored === en || stored.startsWith(en + noteSeparator),
  );
  return reason ? reason[language] + stored.slice(reason.en.length) : stored;
};
