import { texts } from '../platform/text/texts.ts';
import { en } from './messages/en.ts';

export const t = texts({ en, hi: () => import('./messages/hi.ts') });
