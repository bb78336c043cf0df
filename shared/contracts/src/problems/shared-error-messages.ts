import type { Language } from '../language/language.ts';
import { validationMessages as checks } from '../validation/validation.ts';

const texts = {
  'quote-invalid': {
    en: 'The price has to be counted again. Open your cart and repeat.',
    hi: 'दाम फिर से जोड़ना होगा। अपनी टोकरी खोलें और दोबारा करें।',
  },
  'quote-expired': {
    en: 'The price was good for 15 minutes. Open your cart and repeat.',
    hi: 'दाम 15 मिनट के लिए था। अपनी टोकरी खोलें और दोबारा करें।',
  },
  'hold-expired': { en: 'Hold ended. Choose again', hi: 'समय पूरा हुआ। फिर से चुनें' },
  'pincode-invalid': { en: checks.pincode, hi: 'सही पिनकोड डालें!' },
  'pincode-not-served': { en: checks.notServed, hi: 'माफ़ करें, अभी इस जगह डिलीवरी नहीं है।' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type SharedErrorCode = keyof typeof texts;

export const isSharedErrorCode = (code: string): code is SharedErrorCode =>
  Object.hasOwn(texts, code);

export const sharedErrorMessage = (code: SharedErrorCode, language: Language): string =>
  texts[code][language];
