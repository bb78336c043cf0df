import { createTranslator } from '@tokri/web-kit/platform';
import { en } from '../messages/export-en.ts';

export const exportLabel = createTranslator({ en, hi: () => import('../messages/export-hi.ts') });
