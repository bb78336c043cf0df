import type { Language } from '../language/language.ts';
import { slotDaysAhead } from '../slots/slot-limits.ts';

export const maxCartLines = 100;
export const maxLineQuantity = 999;
export const maxCartDates = slotDaysAhead;

export const cartFullMessage: Readonly<Record<Language, string>> = {
  en: `A cart holds ${maxCartLines} different items. Order these first.`,
  hi: `टोकरी में ${maxCartLines} तरह के सामान आते हैं। पहले ये मँगाएँ।`,
};
