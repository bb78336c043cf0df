import { texts } from '../platform/text/texts.ts';
import { en } from './messages/en.ts';
import { hi } from './messages/hi.ts';

export const t = texts({ en, hi });
