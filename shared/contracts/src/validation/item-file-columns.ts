/** Columns of an export, in this order. An import finds them by these names. */
export const itemFileColumns = [
  'Code',
  'Name',
  'NameHindi',
  'Narration',
  'NarrationHindi',
  'Brand',
  'Aliases',
  'ItemGroup',
  'ItemType',
  'Status',
  'HSN',
  'TaxPercent',
  'UnitName',
  'Net',
  'Rate',
  'Mrp',
  'MaxPerOrder',
  'Stock',
  'NetQuantity',
  'Manufacturer',
  'CountryOfOrigin',
  'BestBefore',
  'ConsumerCare',
  'Fssai',
  'Vegetarian',
] as const;

export type ItemFileColumn = (typeof itemFileColumns)[number];
export type ItemFileCells = Readonly<Record<ItemFileColumn, string>>;

/** What a unit has of its own. The first row of an item has all columns, its other rows only these. */
export const unitFileColumns: ReadonlySet<ItemFileColumn> = new Set([
  'Code',
  'UnitName',
  'Net',
  'Rate',
  'Mrp',
  'MaxPerOrder',
  'Stock',
]);

/** Columns that the list of errors adds to the file, so that the mended file can be sent again. */
export const errorFileColumns = ['Error row', 'Error'] as const;
