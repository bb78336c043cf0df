import { createTranslator } from '@tokri/web-kit/platform';
import { en } from './messages/en.ts';

export const t = createTranslator({ en, hi: () => import('./messages/hi.ts') });
