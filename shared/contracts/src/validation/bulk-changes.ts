export const bulkChangeKinds = [
  'percent',
  'amount',
  'import',
  'tax',
  'status',
  'category',
  'hsn',
  'stock',
] as const;
export type BulkChangeKind = (typeof bulkChangeKinds)[number];

export const priceChangeKinds = ['percent', 'amount', 'tax'] as const;

/** To what the new price with GST is rounded; half goes up. */
export const priceRoundings = ['none', '50-paise', 'rupee', '5-rupees', '99-paise'] as const;
export type PriceRounding = (typeof priceRoundings)[number];

export const maxPricePercent = 1_000;
export const maxImportRows = 30_000;
export const maxImportErrors = 1_000;
