import type { en } from './en.ts';

/** Texts of look.md's table; the rest shows in English until it is translated. */
export const hi: Partial<Record<keyof typeof en, string>> = {
  'add': 'जोड़ें',
  'left': 'सिर्फ़ {count} बाकी',
  'price.gst': 'दाम में GST शामिल है',
  'slot.full': 'भर गया',
  'slot.held': 'आपके लिए रुका है {time}',
  'slot.ended': 'समय पूरा हुआ। फिर से चुनें',
  'offline': 'इंटरनेट नहीं है',
};
