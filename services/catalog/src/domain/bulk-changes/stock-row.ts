import { maxUnitStock, parseWholeNumber, removeGrouping } from '@tokri/contracts/validation';
import { cellError, parseId, unitError, type RowError } from './import-row.ts';

/** One row of a counted location, as typed. */
export interface TypedCount {
  readonly row: number;
  readonly unitId: string;
  readonly counted: string;
}

export interface ImportedCount {
  readonly fileRow: number;
  readonly unitId: number;
  readonly counted: number;
}

/** 1250 or 1,250; a spreadsheet may write 1250.0. */
export const parseCount = (text: string): number | null => {
  const plain = removeGrouping(text.trim())?.replace(/\.0+$/u, '');
  return plain === undefined ? null : parseWholeNumber(plain, 0, maxUnitStock);
};

/** The valid counts; of a pack that is there twice, both rows are errors. Rows without a count are left out. */
export const parseCounts = (
  rows: readonly TypedCount[],
): { readonly counts: readonly ImportedCount[]; readonly errors: readonly RowError[] } => {
  const errors: RowError[] = [];
  const counts = rows
    .filter(({ counted }) => counted.trim() !== '')
    .flatMap((typed): ImportedCount[] => {
      const { row, unitId, counted } = typed;
      const id = parseId(unitId) ?? 0;
      const units = parseCount(counted);
      if (id === 0) errors.push(cellError(typed, { column: 'UnitId', value: unitId }, 'number'));
      if (units === null)
        errors.push(cellError(typed, { column: 'Counted', value: counted }, 'count'));
      return id === 0 || units === null ? [] : [{ fileRow: row, unitId: id, counted: units }];
    });
  const rowsOf = new Map<number, number>();
  for (const { unitId } of counts) rowsOf.set(unitId, (rowsOf.get(unitId) ?? 0) + 1);
  const isUnique = ({ unitId }: ImportedCount): boolean => rowsOf.get(unitId) === 1;
  for (const count of counts) if (!isUnique(count)) errors.push(unitError(count, 'doubled-unit'));
  return { counts: counts.filter(isUnique), errors };
};
