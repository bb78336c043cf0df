export const en = {
  hint: 'Drag pictures here or choose files. The first one shows in lists.',
  hintOne: 'Drag a picture here or choose a file.',
  chooseOne: 'Choose a picture',
  choose: 'Choose pictures',
  at: 'Picture {number} of {count}',
  delete: 'Delete picture {number}',
  deleted: 'Picture deleted',
  undo: 'Undo',
  uploading: 'Uploading {name}',
  rejected: '{name} was not uploaded: {reason}',
  failed: 'Not saved. Check the connection and try again.',
  atMost: '{count, plural, one {Only one picture fits here.} other {At most # pictures fit here.}}',
} as const;
