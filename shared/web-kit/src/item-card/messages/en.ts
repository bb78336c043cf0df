export const en = {
  retry: 'Try again',
  undo: 'Undo',
  failed: 'Something went wrong. Try again.',
  notChanged: 'The quantity of {name} was not changed',
  notAdded: '{name} was not added',
  left: 'Only {count} left',
  maximum: 'Max {count} per order',
  'cart.announcement': '{name}, {count} in cart',
  'cart.removed': '{name} removed from cart',
  'cart.capped': '{name}: only {count} available. Your cart was updated.',
} as const;
