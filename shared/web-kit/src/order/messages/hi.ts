import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'status.label': 'ऑर्डर की स्थिति',
  'status.step': 'चरण {step}, कुल {total}',
  'heading.delivered': '{time} बजे पहुँच गया',
  'heading.leftShop': '{time} बजे दुकान से निकला',
  'heading.cancelled': '{time} बजे रद्द हुआ',
  'cancel.reason': 'रद्द करने की वजह',
  'cancel.anotherTime': 'दूसरा समय चाहिए, तो यह ऑर्डर रद्द करें और उस समय के लिए फिर से ऑर्डर करें।',
  'cancel.otherReason': 'दूसरी वजह',
  'cancel.ownWords': 'अपने शब्दों में',
  'cancel.reasonRequired': 'वजह चुनें',
  'cancel.ownWordsRequired': 'कुछ शब्दों में वजह बताएँ',
  'cancel.keep': 'ऑर्डर रहने दें',
  'cancel.cancel': 'ऑर्डर रद्द करें',
};
