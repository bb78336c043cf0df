import { slotErrors as en } from '../language/en.ts';
import { slotErrors as hi } from '../language/hi.ts';
import type { Language } from '../language/language.ts';

const messages = { en, hi };

export type SlotErrorCode = keyof typeof en;
export const slotErrorCodes = Object.keys(en) as [SlotErrorCode, ...SlotErrorCode[]];

export const isSlotErrorCode = (code: string): code is SlotErrorCode => Object.hasOwn(en, code);

export const slotErrorMessage = (code: SlotErrorCode, language: Language): string =>
  messages[language][code];
