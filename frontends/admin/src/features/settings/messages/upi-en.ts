export const upiMessages = {
  'group.upi': 'Payment by UPI',
  'field.UpiId': 'UPI ID',
  'hint.UpiId':
    'Such as name@bank. New bills carry a QR code that pays what is due to it; issued bills keep theirs. Empty: no code.',
  'field.UpiName': 'Payee',
  'hint.UpiName': 'As UPI apps name the account. Empty: the legal name.',
  'error.UpiId': 'Enter a UPI ID such as name@bank',
} as const;
