import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  from: '{date} से लागू • संस्करण {version}',
  nextTitle: 'नया संस्करण {date} से लागू होगा',
  showNext: 'नया संस्करण पढ़ें',
  showCurrent: 'आज लागू संस्करण पढ़ें',
};
