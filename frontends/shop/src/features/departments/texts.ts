import { withTexts } from '../../texts.ts';
import { en } from './messages/en.ts';

export const t = withTexts({ en, hi: () => import('./messages/hi.ts') });
