export const en = {
  conflict:
    'Somebody else saved while you were editing. Nothing of yours is lost; choose which version stays.',
  field: 'Field',
  mine: 'Yours',
  theirs: 'Theirs',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  same: 'Both versions say the same.',
  failed: 'That did not work. Try again.',
} as const;
