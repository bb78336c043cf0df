export const en = {
  title: 'Bills, credit and debit notes',
  none: 'This order has no bills.',
  noteFor: 'Credit note for {number}',
  pdf: 'PDF',
  pdfOf: 'Save {number} as PDF',
  pdfNotSaved: 'The PDF could not be saved. Try again.',
  returned: 'Returned goods',
  returnedOf: 'Returned goods of {number}',
  allReturned: 'All returned',
  'credit.hint': 'Enter how many units came back. The bill decides the amount.',
  'credit.refund':
    'A customer on credit owes that much less. What was paid for this order goes back by itself; cash is then to be returned and recorded. Refunds that staff made before count.',
  'credit.of': 'of {count}',
  'credit.quantityWrong': 'Enter a whole number from 0 to {count}',
  'credit.nothing': 'Enter at least one unit that came back.',
  reason: 'Reason',
  'credit.reasonHint': 'It is printed on the credit note. For example: damaged.',
  reasonMissing: 'Enter a reason',
  'credit.submit': 'Issue credit note',
  'credit.issued': 'Credit note {number} of {sum} is issued.',
  'credit.issuedAll': '{count} credit notes are issued, {sum} in all.',
  'credit.issuedOf': '{number}: {sum} for {bill}',
  'credit.raised':
    'Debit notes raised this bill. What they added for the returned units is credited too, with a credit note for each of them.',
  'credit.refundNote':
    '{sum} of debit note {number} was paid and goes back to the customer. Refund it, then record the refund at the debit note.',
  finish: 'Done',
} as const;
