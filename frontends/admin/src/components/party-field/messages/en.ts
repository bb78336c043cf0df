export const en = {
  number: 'Party {id}',
  searchHint: 'Search by name, GSTIN or number.',
  results: 'Parties',
  loading: 'Searching…',
  none: 'No party matches “{search}”.',
  noParties: 'There are no parties yet.',
  more: 'Keep typing to narrow down {total} parties.',
  failed: 'We couldn’t load the parties.',
  retry: 'Try again',
  count: '{count, plural, one {# party} other {# parties}} found',
  chosen: '{name} chosen',
} as const;
