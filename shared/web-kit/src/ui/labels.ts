import { createTranslator } from '../platform/i18n/create-translator.ts';
import { en } from './messages/en.ts';

export const t = createTranslator({ en, hi: () => import('./messages/hi.ts') });
