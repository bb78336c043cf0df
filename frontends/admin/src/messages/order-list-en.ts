export const orderListMessages = {
  'orders.filters': 'Filters',
  'orders.allSlots': 'All slots',
  'orders.allPayments': 'All payments',
  'orders.pincode': 'Pincode',
  'orders.export': 'Export',
  'orders.exported': '{count, plural, one {# order} other {# orders}} exported.',
  'orders.exportFailed': 'The orders could not be exported. Try again.',
  'orders.csv.customer': 'Customer',
  'orders.csv.mobile': 'Mobile',
  'orders.csv.address': 'Address',
  'orders.csv.paymentStatus': 'Payment status',
} as const;
