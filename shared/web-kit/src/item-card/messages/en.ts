export const en = {
  retry: 'Try again',
  undo: 'Undo',
  failed: 'Something went wrong. Try again.',
  waiting: '{name} is saved and sent when the connection is back',
  seeOffer: 'See offer',
  left: 'Only {count} left',
  maximum: 'Max {count} per order',
  'cart.announcement': '{name}, {count} in cart',
  'cart.removed': '{name} removed from cart',
  'cart.capped': '{name}: only {count} available. Your cart was updated.',
} as const;
