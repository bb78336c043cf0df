export const en = {
  checking: 'We are checking your payment.',
  processing:
    'We are checking with the bank. This page updates by itself; you do not have to pay again.',
  failed: 'Payment failed. No money was taken.',
  unavailable: 'The payment window did not open. Check your connection and try again.',
  securityNote: 'You pay with {provider}. We never see your card details.',
  cardTitle: 'Pay by card',
  cardLoading: 'Loading the card form.',
  cardNow: 'Pay {sum}',
  noResponse: 'We got no response. Try again: you are never charged twice.',
  declined: 'This card was declined. Try again or use another card.',
} as const;
