import type { en } from './en.ts';

export const hi: Partial<Record<keyof typeof en, string>> = {
  'failed': 'कुछ गड़बड़ हुई। फिर से कोशिश करें।',
  'cancel.why': 'वजह',
  'cancel.other': 'और कोई वजह',
  'cancel.words': 'अपने शब्दों में',
  'cancel.cancel': 'ऑर्डर रद्द करें',
  'cancel.keep': 'ऑर्डर रहने दें',
};
