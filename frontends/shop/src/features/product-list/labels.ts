import { createPageTranslator } from '../../labels.ts';
import { en } from './messages/en.ts';

export const t = createPageTranslator({ en, hi: () => import('./messages/hi.ts') });
