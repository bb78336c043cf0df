import { texts } from '@tokri/web-kit/platform';
import { en } from './messages/favourite-en.ts';

/** Apart from the shelf's own: they come with the first press of a heart. */
export const t = texts({ en, hi: () => import('./messages/favourite-hi.ts') });
