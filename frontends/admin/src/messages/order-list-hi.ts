import type { orderListMessages as en } from './order-list-en.ts';

export const orderListMessages: Record<keyof typeof en, string> = {
  'orders.filters': 'फ़िल्टर',
  'orders.allSlots': 'सभी समय',
  'orders.allPayments': 'सभी भुगतान',
  'orders.pincode': 'पिनकोड',
  'orders.export': 'एक्सपोर्ट करें',
  'orders.exported': '{count, plural, one {# ऑर्डर} other {# ऑर्डर}} एक्सपोर्ट हुए।',
  'orders.exportFailed': 'ऑर्डर एक्सपोर्ट नहीं हो पाए। फिर कोशिश करें।',
  'orders.csv.customer': 'ग्राहक',
  'orders.csv.mobile': 'मोबाइल',
  'orders.csv.address': 'पता',
  'orders.csv.paymentStatus': 'भुगतान की स्थिति',
};
