export const en = {
  'problem.offline': 'You are offline',
  'problem.timeout': 'The shop took too long to answer. Try again.',
  'problem.unreachable': 'Something went wrong. Try again.',
} as const;
