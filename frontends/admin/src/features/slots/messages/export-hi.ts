import type { en } from './export-en.ts';

export const hi: Readonly<Record<keyof typeof en, string>> = {
  submit: '{days} निर्यात करें (CSV)',
  incompleteList: 'अधूरी सूची निर्यात नहीं हो सकती। एक इलाक़ा चुनें।',
  done: '{count, plural, one {# समय निर्यात हुआ} other {# समय निर्यात हुए}}',
  area: 'इलाक़ा',
  day: 'दिन',
  start: 'से',
  end: 'तक',
  status: 'स्थिति',
  capacity: 'क्षमता',
  booked: 'बुक',
  held: 'रुके',
  reservedForPayment: 'भुगतान के लिए रुके',
  offered: 'दिए गए',
  available: 'खाली',
  waiting: 'इंतज़ार में',
  fee: 'टैक्स से पहले शुल्क',
  minimumOrder: 'न्यूनतम ऑर्डर',
  cutOff: 'ऑर्डर कब तक',
};
