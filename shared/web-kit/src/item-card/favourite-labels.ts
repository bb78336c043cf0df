import { createTranslator } from '@tokri/web-kit/platform';
import { en } from './messages/favourite-en.ts';

/** Apart from the shelf's own: they come with the first press of a heart. */
export const t = createTranslator({ en, hi: () => import('./messages/favourite-hi.ts') });
