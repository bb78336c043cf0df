export const en = {
  'problem.offline': 'You are offline. Try again when you are connected.',
  'problem.timeout': 'This is taking too long. Try again.',
  'problem.unreachable': 'Something went wrong. Try again.',
  'problem.preview': 'You see the shop as a customer. Nothing can be changed.',
} as const;
