import { en } from './messages/en.ts';
import { createTranslator } from './create-translator.ts';

export const t = createTranslator({ en, hi: () => import('./messages/hi.ts') });
