import type { RowError, RowRule } from './draft.ts';
import { compileSource } from './source.ts';
import type { ItemMapping } from './mapping.ts';
import { cleanText, normalizeName } from './row.ts';
import type { Row } from './row.ts';
import { listUnitColumns } from './source-columns.ts';

export interface SiblingRow {
  readonly row: Row;
  readonly hasSiblings: boolean;
  readonly error?: RowError;
}

const createReaders = ({ item, unit, clean }: ItemMapping) => {
  const [readCode, readUnit] = [compileSource(item.Code), compileSource(unit.otherwise)];
  const toCleanRow = ({ columns }: Row) => ({
    value: (column: string) => cleanText(columns[column] ?? '', clean),
    name: normalizeName(''),
    unit: '',
  });
  return {
    code: (row: Row): string => String(readCode(toCleanRow(row)) ?? ''),
    unit: (row: Row): string => String(readUnit(toCleanRow(row)) ?? '').toLowerCase(),
  };
};

/**
 * Finds rows with the code of an earlier row. If the mapping allows several, the rows of one item
 * stand together: each is a unit, and the first row alone describes the item.
 */
export const createSiblingRows = (mapping: ItemMapping) => {
  const read = createReaders(mapping);
  const unitColumns = listUnitColumns(mapping);
  const allowsSeveral = mapping.unit.several ?? false;
  const firstRowByCode = new Map<string, number>();
  let first: Row | undefined;
  let rowByUnit = new Map<string, number>();

  const describeAsFirst = (row: Row, { columns }: Row): Row => ({
    ...row,
    columns: Object.fromEntries(
      Object.entries(row.columns).map(([name, value]) => [
        name,
        unitColumns.has(name) ? value : (columns[name] ?? ''),
      ]),
    ),
  });
  const fail = (row: Row, earlier: number, rule: RowRule): SiblingRow => ({
    row,
    hasSiblings: true,
    error: {
      row: row.number,
      field: rule === 'doubled-unit' ? 'Unit' : 'Code',
      rule,
      detail: String(earlier),
    },
  });

  /** `following` is the row after it, undefined at the end of the file. */
  const next = (row: Row, following: Row | undefined): SiblingRow => {
    const code = read.code(row);
    if (code === '') return { row, hasSiblings: false };
    const earlier = firstRowByCode.get(code);
    if (earlier === undefined) {
      firstRowByCode.set(code, row.number);
      first = row;
      rowByUnit = new Map([[read.unit(row), row.number]]);
      return {
        row,
        hasSiblings: allowsSeveral && following !== undefined && read.code(following) === code,
      };
    }
    if (!allowsSeveral || first?.number !== earlier) return fail(row, earlier, 'doubled-code');
    const sameUnit = rowByUnit.get(read.unit(row));
    if (sameUnit !== undefined) return fail(row, sameUnit, 'doubled-unit');
    rowByUnit.set(read.unit(row), row.number);
    return { row: describeAsFirst(row, first), hasSiblings: true };
  };
  return { next };
};
