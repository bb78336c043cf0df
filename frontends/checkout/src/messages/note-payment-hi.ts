import type { notePaymentMessages as en } from './note-payment-en.ts';

export const notePaymentMessages: Record<keyof typeof en, string> = {
  'bill.payments': 'भुगतान',
  'bill.payment.payment': '{date} को {sum} चुकाए, {way}',
  'bill.payment.refund': '{date} को {sum} लौटाए गए, {way}',
  'bill.payment.cash': 'नकद',
  'bill.payment.bank': 'बैंक ट्रांसफ़र',
  'bill.payment.upi': 'UPI',
  'bill.toRefund':
    'डेबिट नोट {number} की रकम घट गई है और आप {sum} ज़्यादा चुका चुके हैं। दुकान यह रकम आपको लौटाएगी।',
};
