export const en = {
  label: 'Preview',
  banner: 'You see the shop as {name}. Nothing can be changed.',
  end: 'End preview',
  title: 'The shop as a customer sees it',
  start: 'See the shop as customer {id}?',
  startText:
    'You see what this customer sees, as far as your permissions go, and can change nothing. The start is kept in the audit log.',
  startButton: 'Start preview',
  signIn: 'Sign in as staff',
  signInText: 'Staff who look after customers can see the shop as one of them.',
  noCustomer: 'Choose a customer',
  noCustomerText: 'Open a customer in the admin pages to see the shop as this person.',
  ended: 'The preview has ended',
  endedText: 'Nothing was changed. A preview lasts 15 minutes at most.',
  again: 'Start again',
  toAdmin: 'Back to the admin pages',
} as const;
