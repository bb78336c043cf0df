export const en = {
  'now.label': 'Order status',
  'now.step': 'Step {step} of {of}',
  'cancel.why': 'Reason for cancelling',
  'cancel.other': 'Other reason',
  'cancel.words': 'In your own words',
  'cancel.needReason': 'Choose a reason',
  'cancel.needWords': 'Tell us the reason in a few words',
  'cancel.keep': 'Keep order',
  'cancel.cancel': 'Cancel order',
} as const;
