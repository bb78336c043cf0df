import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  hint: 'तस्वीरें यहाँ खींचकर लाएँ या फ़ाइल चुनें। सूची में पहली तस्वीर दिखती है।',
  hintOne: 'तस्वीर यहाँ खींचकर लाएँ या फ़ाइल चुनें।',
  chooseOne: 'तस्वीर चुनें',
  choose: 'तस्वीरें चुनें',
  at: 'तस्वीर {number}, कुल {count}',
  delete: 'तस्वीर {number} हटाएँ',
  deleted: 'तस्वीर हटा दी गई',
  undo: 'वापस लें',
  uploading: '{name} अपलोड हो रही है',
  rejected: '{name} अपलोड नहीं हुई: {reason}',
  failed: 'सहेजा नहीं गया। इंटरनेट जाँचें और फिर से कोशिश करें।',
  atMost:
    '{count, plural, one {यहाँ सिर्फ़ एक तस्वीर हो सकती है।} other {यहाँ ज़्यादा से ज़्यादा # तस्वीरें हो सकती हैं।}}',
};
