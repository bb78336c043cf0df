export const en = {
  retry: 'Try again',
  undo: 'Undo',
  failed: 'Something went wrong. Try again.',
  notChanged: '{name} is in the cart as before',
  notAdded: '{name} was not added',
  left: 'Only {count} left',
  most: '{count} is the most',
  'cart.said': '{name}, {count} in cart',
  'cart.gone': '{name} taken out of the cart',
  'cart.capped': '{name}: only {count} can be had, that many are in the cart',
} as const;
