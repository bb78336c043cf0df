export const upiMessages = {
  'bill.upi.title': 'Pay by UPI',
  'bill.upi.scan': 'Scan the code with any UPI app to pay {amount}.',
  'bill.upi.code': 'QR code that pays {amount} to {id} by UPI',
  'bill.upi.id': 'UPI ID',
  'bill.upi.payee': 'Payee',
  'bill.upi.open': 'Open in a UPI app',
  'bill.upi.recorded': 'The bill shows as due until the shop has recorded your payment.',
} as const;
