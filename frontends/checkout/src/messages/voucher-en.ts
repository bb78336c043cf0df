export const voucherMessages = {
  'bill.kind.ReceiptVoucher': 'Receipt voucher',
  'bill.kind.RefundVoucher': 'Refund voucher',
  'voucher.description': 'Advance for goods to be supplied',
  'voucher.returned': 'Advance for goods, given back because they were not supplied',
  'voucher.received': 'Received',
  'voucher.reference': 'Reference',
  'voucher.receipt': 'Receipt',
  'voucher.tax': 'Tax',
  'voucher.taxLater':
    'Tax on goods is due with their invoice, not with an advance (Notification 66/2017 – Central Tax).',
  'voucher.way.cash': 'cash',
  'voucher.way.bank': 'bank transfer',
  'voucher.way.upi': 'UPI',
  'voucher.way.cheque': 'cheque',
  'voucher.way.online': 'online',
} as const;
