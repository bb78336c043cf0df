export const orderAgainMessages = {
  'again.withChanges': 'Order again with these changes',
  'again.order': 'Order again',
  'again.slotKept': 'Your slot is kept for you until {time}.',
  'again.slotOpen': 'Your slot is no longer kept. If it is still free, you get it again.',
  'again.moreChanges': '{count, plural, one {and # more change} other {and # more changes}}',
  'again.allAdded':
    '{count, plural, one {# item is in your cart.} other {All # items are in your cart.}}',
  'again.adding': 'Adding to your cart…',
  'again.someAdded': '{count} of {total} added.',
  'again.noneAdded': 'Nothing could be added.',
  'again.unavailable': 'Not available: {names}.',
  'again.cartFull': 'Your cart is full. Left out: {names}.',
  'again.fewer': 'Fewer than last time: {names}.',
  'again.viewCart': 'View cart',
} as const;
