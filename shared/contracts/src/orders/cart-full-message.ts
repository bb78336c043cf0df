import type { Language } from '../language/language.ts';
import { maxCartLines } from './cart-limits.ts';

export const cartFullMessage: Readonly<Record<Language, string>> = {
  en: `Your cart can have at most ${maxCartLines} different items. Order these first.`,
  hi: `टोकरी में ज़्यादा से ज़्यादा ${maxCartLines} तरह का सामान आ सकता है। पहले इन्हें ऑर्डर करें।`,
};
