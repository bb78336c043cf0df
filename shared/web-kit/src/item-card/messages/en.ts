export const en = {
  retry: 'Try again',
  undo: 'Undo',
  failed: 'Something went wrong. Try again.',
  notChanged: 'The quantity of {name} was not changed',
  notAdded: '{name} was not added',
  left: 'Only {count} left',
  most: 'Max {count} per order',
  'cart.said': '{name}, {count} in cart',
  'cart.gone': '{name} removed from cart',
  'cart.capped': '{name}: only {count} available. Your cart was updated.',
} as const;
