export const en = {
  retry: 'Try again',
  undo: 'Undo',
  failed: 'Something went wrong. Try again.',
  added: '{name} is a favourite now',
  removed: '{name} is no longer a favourite',
  signIn: 'Sign in to keep favourites.',
  toSignIn: 'Sign in',
} as const;
