export const en = {
  retry: 'Try again',
  undo: 'Undo',
  failed: 'Something went wrong. Try again.',
  added: '{name} added to favourites',
  removed: '{name} removed from favourites',
  signIn: 'Sign in to save favourites.',
  toSignIn: 'Sign in',
} as const;
