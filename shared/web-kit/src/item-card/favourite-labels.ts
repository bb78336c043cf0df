import { createTranslator } from '@tokri/web-kit/platform';
import { en } from './messages/favourite-en.ts';

export const t = createTranslator({ en, hi: () => import('./messages/favourite-hi.ts') });
