export const en = {
  'suggest.label': 'Suggestions',
  'suggest.count':
    '{count, plural, one {# suggestion. Up and down arrows choose.} other {# suggestions. Up and down arrows choose.}}',
  'suggest.none': 'No suggestions',
  'suggest.type': 'Category',
  'suggest.brand': 'Brand',
} as const;
