export const notePaymentMessages = {
  'bill.payments': 'Payments',
  'bill.payment.payment': 'Paid {sum} on {date}, {way}',
  'bill.payment.refund': 'Refunded {sum} on {date}, {way}',
  'bill.payment.cash': 'cash',
  'bill.payment.bank': 'bank transfer',
  'bill.payment.upi': 'UPI',
  'bill.toRefund':
    'You paid {sum} more for debit note {number} than it is for now. The shop refunds it to you.',
} as const;
