import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  copied: 'लिंक कॉपी हो गया',
  notCopied: 'लिंक कॉपी नहीं हो पाया: {url}',
};
