import type { RowError } from './draft.ts';
import type { ItemMapping, Source } from './mapping.ts';
import type { Row } from './row.ts';

const templateColumns = (template: string): readonly string[] =>
  [...template.matchAll(/\{([^{}]+)\}/gu)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'unit');

/** The columns that a source reads, the main one first. */
export const listSourceColumns = (source: Source | undefined): readonly string[] => {
  if (!source) return [];
  const { column, template, first = [], ifEmpty } = source;
  return [
    ...new Set([
      ...(column === undefined ? [] : [column]),
      ...(template === undefined ? [] : templateColumns(template)),
      ...first.flatMap(listSourceColumns),
      ...listSourceColumns(ifEmpty),
    ]),
  ];
};

const listSources = ({
  item,
  unit,
  price,
  taxRules,
  defaults,
}: ItemMapping): Readonly<Record<string, Source | undefined>> => ({
  ...item,
  Aliases: item.Aliases?.[0],
  Unit: unit.otherwise,
  Net: unit.net,
  Stock: unit.stock,
  MaxPerOrder: unit.maxPerOrder,
  Rate: price.salePrice,
  Mrp: price.mrp,
  HSN: taxRules.at(-1)?.HSN,
  TaxPercent: taxRules.at(-1)?.TaxPercent,
  ...defaults,
});

/** Columns that describe one unit, so other rows of the item have their own values in them. */
export const listUnitColumns = ({ unit, price }: ItemMapping): ReadonlySet<string> =>
  new Set(
    [unit.otherwise, unit.net, unit.stock, unit.maxPerOrder, price.salePrice, price.mrp].flatMap(
      listSourceColumns,
    ),
  );

export const createErrorLocator = (mapping: ItemMapping) => {
  const sources = listSources(mapping);
  return (errors: readonly RowError[], { columns }: Row): readonly RowError[] =>
    errors.map((error) => {
      const [column] = listSourceColumns(sources[error.field]);
      return column === undefined ? error : { ...error, column, value: columns[column] ?? '' };
    });
};
