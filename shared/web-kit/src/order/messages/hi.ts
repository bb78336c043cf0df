import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'now.label': 'ऑर्डर की स्थिति',
  'now.step': '{of} में से कदम {step}',
  'cancel.why': 'रद्द करने की वजह क्या है?',
  'cancel.other': 'और कोई वजह',
  'cancel.words': 'अपने शब्दों में',
  'cancel.needReason': 'वजह चुनें',
  'cancel.needWords': 'थोड़े शब्दों में वजह बताएँ',
  'cancel.keep': 'ऑर्डर रहने दें',
  'cancel.cancel': 'ऑर्डर रद्द करें',
};
