import { texts } from '@tokri/web-kit/platform';
import { en } from '../messages/export-en.ts';

/** Words of the exported file. */
export const exportText = texts({ en, hi: () => import('../messages/export-hi.ts') });
