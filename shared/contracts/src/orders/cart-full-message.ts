import { cartFull as en } from '../language/en.ts';
import { cartFull as hi } from '../language/hi.ts';
import type { Language } from '../language/language.ts';

export const cartFullMessage: Readonly<Record<Language, string>> = { en, hi };
