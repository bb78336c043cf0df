import type { Language } from '../language/language.ts';

const texts = {
  'slot-past': { en: 'This slot is over. Choose another.', hi: 'यह समय निकल गया है। दूसरा चुनें।' },
  'slot-closed': { en: 'This slot is closed. Choose another.', hi: 'यह समय बंद है। दूसरा चुनें।' },
  'slot-blackout': {
    en: 'There is no delivery on this day. Choose another.',
    hi: 'इस दिन डिलीवरी नहीं है। दूसरा चुनें।',
  },
  'slot-weekly-off': {
    en: 'There is no delivery on this weekday. Choose another.',
    hi: 'इस दिन डिलीवरी नहीं होती। दूसरा चुनें।',
  },
  'slot-cut-off': {
    en: 'Orders for this slot are closed. Choose another.',
    hi: 'इस समय के लिए ऑर्डर बंद हैं। दूसरा चुनें।',
  },
  'slot-lead-time': {
    en: 'An item in your cart needs more time. Choose a later slot.',
    hi: 'आपकी टोकरी के किसी सामान को ज़्यादा समय चाहिए। बाद का समय चुनें।',
  },
  'slot-minimum-order': {
    en: 'Your cart is below the minimum order of this slot.',
    hi: 'आपकी टोकरी इस समय के न्यूनतम ऑर्डर से कम है।',
  },
  'slot-item-capacity': {
    en: 'This slot cannot take so many pieces. Choose another.',
    hi: 'इस समय में इतना सामान नहीं आ सकता। दूसरा चुनें।',
  },
  'slot-full': { en: 'This slot is full. Choose another.', hi: 'यह समय भर गया है। दूसरा चुनें।' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type SlotErrorCode = keyof typeof texts;
export const slotErrorCodes = Object.keys(texts) as [SlotErrorCode, ...SlotErrorCode[]];

export const isSlotErrorCode = (code: string): code is SlotErrorCode => Object.hasOwn(texts, code);

export const slotErrorMessage = (code: SlotErrorCode, language: Language): string =>
  texts[code][language];
