import { texts } from '@tokri/web-kit/platform';
import { en } from './messages/en.ts';

export const t = texts({ en, hi: () => import('./messages/hi.ts') });
