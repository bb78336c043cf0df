export const en = {
  'suggest.label': 'Suggestions',
  'suggest.count':
    '{count, plural, one {# suggestion. Use the up and down arrow keys to choose.} other {# suggestions. Use the up and down arrow keys to choose.}}',
  'suggest.none': 'Nothing found for “{search}”',
  'suggest.seeAll': 'See all results for “{search}”',
  'suggest.type': 'Category',
  'suggest.brand': 'Brand',
  'suggest.recent': 'Recent searches',
  'suggest.fromCategories': 'From our categories',
  'suggest.forget': 'Remove “{search}” from recent searches',
  'suggest.add': 'Add {name}',
  'suggest.addShort': 'Add',
  'suggest.less': 'One less of {name}',
  'suggest.more': 'One more of {name}',
  'suggest.mrp': 'MRP',
  'suggest.out': 'Out of stock',
} as const;
