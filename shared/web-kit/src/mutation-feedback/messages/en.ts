export const en = {
  undo: 'Undo',
  failed: 'Something went wrong. Try again.',
} as const;
