import type { Language } from '../language/language.ts';
import { validationMessages } from '../validation/validation.ts';

const en = {
  'quote-invalid': 'The price must be recalculated. Open your cart and try again.',
  'quote-expired': 'The price has expired. Open your cart and try again.',
  'hold-expired': 'Hold expired. Choose again',
  'pincode-invalid': validationMessages.pincode,
  'pincode-not-served': validationMessages.notServed,
} as const;

const hi: Readonly<Record<keyof typeof en, string>> = {
  'quote-invalid': 'दाम फिर से जोड़ना होगा। अपनी टोकरी खोलें और फिर से कोशिश करें।',
  'quote-expired': 'दाम की अवधि पूरी हो गई है। अपनी टोकरी खोलें और फिर से कोशिश करें।',
  'hold-expired': 'समय पूरा हुआ। फिर से चुनें',
  'pincode-invalid': 'सही पिनकोड डालें!',
  'pincode-not-served': 'माफ़ करें, अभी इस जगह डिलीवरी नहीं है।',
};

const messages = { en, hi };

export type SharedErrorCode = keyof typeof en;

export const isSharedErrorCode = (code: string): code is SharedErrorCode => Object.hasOwn(en, code);

export const sharedErrorMessage = (code: SharedErrorCode, language: Language): string =>
  messages[language][code];
