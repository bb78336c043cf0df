export const en = {
  'status.label': 'Order status',
  'status.step': 'Step {step} of {total}',
  'heading.delivered': 'Delivered {time}',
  'heading.cancelled': 'Cancelled {time}',
  'cancel.reason': 'Reason for cancelling',
  'cancel.otherReason': 'Other reason',
  'cancel.ownWords': 'In your own words',
  'cancel.reasonRequired': 'Choose a reason',
  'cancel.ownWordsRequired': 'Tell us the reason in a few words',
  'cancel.keep': 'Keep order',
  'cancel.cancel': 'Cancel order',
} as const;
