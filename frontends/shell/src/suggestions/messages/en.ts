export const en = {
  'suggest.label': 'Suggestions',
  'suggest.count':
    '{count, plural, one {# suggestion. Use the up and down arrow keys to choose.} other {# suggestions. Use the up and down arrow keys to choose.}}',
  'suggest.none': 'No suggestions',
  'suggest.type': 'Category',
  'suggest.brand': 'Brand',
} as const;
