import { texts } from '@tokri/web-kit/platform';
import { en } from './messages/favourite-en.ts';
import { hi } from './messages/favourite-hi.ts';

/** Apart from the shelf's own: they come with the first press of a heart. */
export const t = texts({ en, hi });
