export const en = {
  'now.label': 'Where the order stands',
  'now.step': 'Step {step} of {of}',
  'cancel.why': 'Why is it cancelled?',
  'cancel.other': 'Something else',
  'cancel.words': 'In your own words',
  'cancel.needReason': 'Choose a reason',
  'cancel.needWords': 'Tell us the reason in a few words',
  'cancel.keep': 'Keep order',
  'cancel.cancel': 'Cancel order',
} as const;
