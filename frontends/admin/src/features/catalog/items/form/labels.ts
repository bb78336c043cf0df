import { createTranslator } from '@tokri/web-kit/platform';
import { en } from './messages/en.ts';

export const formText = createTranslator({ en, hi: () => import('./messages/hi.ts') });
