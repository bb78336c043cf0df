export const en = {
  'fileName.incomplete': 'incomplete',
  incomplete: 'The file is not complete: it has {rows, number} of {total, number} rows.',
} as const;
