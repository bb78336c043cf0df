export const en = {
  failed: 'Something went wrong. Try again.',
} as const;
