import { en } from './messages/en.ts';
import { texts } from './texts.ts';

export const t = texts({ en, hi: () => import('./messages/hi.ts') });
