export const orderAgainMessages = {
  'again.withChanges': 'Order again with these changes',
  'again.order': 'Order again',
  'again.slotKept': 'Your slot is kept for you until {time}.',
  'again.slotOpen': 'Your slot is no longer kept. If it is still free, you get it again.',
  'again.moreChanges': '{count, plural, one {and # more change} other {and # more changes}}',
} as const;
