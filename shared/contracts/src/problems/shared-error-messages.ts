import type { Language } from '../language/language.ts';
import { sharedErrors as en } from '../language/en.ts';
import { sharedErrors as hi } from '../language/hi.ts';

const messages = { en, hi };

export type SharedErrorCode = keyof typeof en;

export const isSharedErrorCode = (code: string): code is SharedErrorCode => Object.hasOwn(en, code);

export const sharedErrorMessage = (code: SharedErrorCode, language: Language): string =>
  messages[language][code];
