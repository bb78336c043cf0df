import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'price.label': 'दाम का ब्योरा',
  'price.items': 'MRP पर सामान ({count})',
  'price.savings': 'MRP पर छूट',
  'price.offer': 'ऑफ़र',
  'price.coupon': 'कूपन {code}',
  'price.delivery': 'डिलीवरी शुल्क',
  'price.deliveryTax': '{amount} + {percent}% GST',
  'price.deliveryLater': 'पिनकोड डालने पर दिखेगा',
  'price.itemsSum': 'सामान',
  'price.roundOff': 'राउंड ऑफ़',
  'price.toPay': 'देना है',
  'price.total': 'कुल',
  'price.gst': 'इस बिल में GST:',
  'price.rate': 'दर',
  'price.value': 'मूल्य',
  'price.noGst': 'GST नहीं',
  'price.saved': 'इस ऑर्डर पर आपकी बचत {amount}',
};
