import type { en } from './en.ts';

/** Texts of look.md's table; the rest shows in English until it is translated. */
export const hi: Partial<Record<keyof typeof en, string>> = {
  'left': 'सिर्फ़ {count} बाकी',
  'bar.saved': 'आपकी बचत {sum}',
  'bar.gst': 'दाम में GST शामिल है',
  'home.rates': 'आज का भाव',
};
