import type { voucherMessages as english } from './voucher-en.ts';

export const voucherMessages: Record<keyof typeof english, string> = {
  'bill.kind.ReceiptVoucher': 'रसीद वाउचर',
  'bill.kind.RefundVoucher': 'रिफ़ंड वाउचर',
  'voucher.description': 'आगे दिए जाने वाले सामान के लिए अग्रिम भुगतान',
  'voucher.returned': 'सामान न दिए जाने पर लौटाया गया अग्रिम भुगतान',
  'voucher.received': 'मिला',
  'voucher.reference': 'संदर्भ',
  'voucher.receipt': 'रसीद',
  'voucher.tax': 'टैक्स',
  'voucher.taxLater':
    'सामान पर टैक्स उसके इनवॉइस के साथ लगता है, अग्रिम भुगतान पर नहीं (Notification 66/2017 – Central Tax)।',
  'voucher.way.cash': 'नकद',
  'voucher.way.bank': 'बैंक ट्रांसफ़र',
  'voucher.way.upi': 'UPI',
  'voucher.way.cheque': 'चेक',
  'voucher.way.online': 'ऑनलाइन',
};
