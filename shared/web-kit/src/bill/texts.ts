import { texts } from '@tokri/web-kit/platform';
import { en } from './messages/en.ts';
import { hi } from './messages/hi.ts';

export const t = texts({ en, hi });
