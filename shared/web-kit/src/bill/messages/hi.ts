import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'bill.label': 'दाम का ब्योरा',
  'bill.items': 'MRP पर सामान ({count})',
  'bill.savings': 'MRP पर छूट',
  'bill.offer': 'ऑफ़र',
  'bill.coupon': 'कूपन {code}',
  'bill.delivery': 'डिलीवरी शुल्क',
  'bill.deliveryTax': '{amount} + {percent}% GST',
  'bill.deliveryLater': 'पिनकोड डालने पर दिखेगा',
  'bill.itemsSum': 'सामान',
  'bill.roundOff': 'राउंड ऑफ़',
  'bill.toPay': 'देना है',
  'bill.total': 'कुल',
  'bill.gst': 'इस बिल में GST:',
  'bill.rate': 'दर',
  'bill.value': 'मूल्य',
  'bill.noGst': 'GST नहीं',
  'bill.saved': 'इस ऑर्डर पर आपकी बचत {amount}',
};
