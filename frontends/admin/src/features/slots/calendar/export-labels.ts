import { createTranslator } from '@tokri/web-kit/platform';
import { en } from '../messages/export-en.ts';

/** Words of the exported file. */
export const exportLabel = createTranslator({ en, hi: () => import('../messages/export-hi.ts') });
