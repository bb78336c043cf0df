import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = { until: '{day} तक' };
