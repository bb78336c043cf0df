import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  undo: 'वापस लें',
  failed: 'कुछ गड़बड़ हुई। फिर से कोशिश करें।',
  'offline.title': 'भेजा नहीं गया',
  offline: 'इंटरनेट नहीं है। कुछ भी नहीं भेजा गया। इंटरनेट आने पर फिर से करें।',
  'offline.action': 'इंटरनेट नहीं है। “{action}” नहीं भेजा गया। इंटरनेट आने पर फिर से करें।',
};
