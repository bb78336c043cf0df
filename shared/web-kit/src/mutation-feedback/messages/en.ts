export const en = {
  undo: 'Undo',
  failed: 'Something went wrong. Try again.',
  'offline.title': 'Not sent',
  offline: 'You are offline. Nothing was sent. Do it again when you are connected.',
  'offline.action': 'You are offline. “{action}” was not sent. Do it again when you are connected.',
} as const;
