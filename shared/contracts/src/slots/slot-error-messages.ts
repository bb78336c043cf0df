import type { Language } from '../language/language.ts';

const en = {
  'slot-past': 'This slot is over. Choose another.',
  'slot-closed': 'This slot is closed. Choose another.',
  'slot-blackout': 'There is no delivery on this day. Choose another.',
  'slot-weekly-off': 'There is no delivery on this weekday. Choose another.',
  'slot-cut-off': 'Orders for this slot are closed. Choose another.',
  'slot-lead-time': 'An item in your cart needs more time. Choose a later slot.',
  'slot-minimum-order': 'Your cart is below the minimum order of this slot.',
  'slot-item-capacity': 'This slot cannot take this many items. Choose another.',
  'slot-full': 'This slot is full. Choose another.',
} as const;

const hi: Readonly<Record<keyof typeof en, string>> = {
  'slot-past': 'यह समय निकल गया है। दूसरा चुनें।',
  'slot-closed': 'यह समय बंद है। दूसरा चुनें।',
  'slot-blackout': 'इस दिन डिलीवरी नहीं है। दूसरा चुनें।',
  'slot-weekly-off': 'इस दिन डिलीवरी नहीं होती। दूसरा चुनें।',
  'slot-cut-off': 'इस समय के लिए ऑर्डर बंद हैं। दूसरा चुनें।',
  'slot-lead-time': 'आपकी टोकरी के किसी सामान को ज़्यादा समय चाहिए। बाद का समय चुनें।',
  'slot-minimum-order': 'आपकी टोकरी इस समय के न्यूनतम ऑर्डर से कम है।',
  'slot-item-capacity': 'इस समय में इतना सामान नहीं आ सकता। दूसरा चुनें।',
  'slot-full': 'यह समय भर गया है। दूसरा चुनें।',
};

const messages = { en, hi };

export type SlotErrorCode = keyof typeof en;
export const slotErrorCodes = Object.keys(en) as [SlotErrorCode, ...SlotErrorCode[]];

export const isSlotErrorCode = (code: string): code is SlotErrorCode => Object.hasOwn(en, code);

export const slotErrorMessage = (code: SlotErrorCode, language: Language): string =>
  messages[language][code];
