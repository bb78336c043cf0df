import type { paymentMessages as english } from './payment-en.ts';

export const paymentMessages: Record<keyof typeof english, string> = {
  'deliver.title': '{number} की डिलीवरी',
  'deliver.question': 'क्या ग्राहक ने {sum} नकद दिए?',
  'deliver.paid': 'डिलीवर हुआ, {sum} मिले',
  'deliver.unpaid': 'डिलीवर हुआ, पैसे बाकी हैं',
  'cash.record': 'नकद दर्ज करें',
  'cash.action': '{sum} दर्ज करें',
  'cash.confirm': 'क्या ग्राहक ने {number} के {sum} नकद दिए?',
  'cash.done': '{number}: {sum} नकद भुगतान दर्ज हुआ।',
  'refund.record': 'रिफ़ंड दर्ज करें',
  'refund.title': '{number} के पैसे वापस',
  'refund.sum': '{sum} वापस देने हैं',
  'refund.hint': 'भुगतान नकद हुआ था। पहले पैसे वापस दें, फिर दर्ज करें कि कैसे दिए।',
  'refund.method': 'पैसे वापस करने का तरीका',
  'refund.method.cash': 'नकद',
  'refund.method.bank': 'बैंक ट्रांसफ़र से',
  'refund.method.upi': 'UPI से',
  'refund.reference': 'संदर्भ',
  'refund.referenceHint': 'ट्रांसफ़र का नंबर।',
  'refund.referenceRequired': 'ट्रांसफ़र का संदर्भ नंबर डालें',
  'refund.done': '{number}: {sum} वापस दिए।',
};
