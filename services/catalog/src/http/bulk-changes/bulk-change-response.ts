import type { BulkChangeResponse, BulkChangeRowResponse } from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import type { Language } from '@tokri/contracts/language';
import { toRupees } from '@tokri/contracts/money';
import { rateWithTax } from '@tokri/contracts/pricing';
import type { ResultRow } from '../../application/ports/bulk-changes.ts';
import type { CatalogIndex } from '../../application/ports/catalog-index.ts';
import type { BulkChange } from '../../domain/bulk-changes/bulk-change.ts';
import type { ChangeRow, RowOf } from '../../domain/bulk-changes/change-row.ts';
import type { RowError } from '../../domain/bulk-changes/import-row.ts';
import { statusNumber, type Item } from '../../domain/items/item.ts';
import { taxOn } from '../../domain/rates/dated-rates.ts';
import { itemName } from '../items/item-name.ts';
import { toProblemResponse } from '../error-messages/bulk-row-messages.ts';
import { importMessage } from '../error-messages/file-cell-messages.ts';

const unitNameOf = (item: Item | undefined, unitId: number): string =>
  item?.units.find((unit) => unit.unitId === unitId)?.name ?? '';

const toErrorResponse = (error: RowError, catalogIndex: CatalogIndex, language: Language) => {
  const { row, column, rule, unitId = 0 } = error;
  const item = catalogIndex.findItemByUnit(unitId)?.item;
  return {
    Row: row,
    Column: column,
    Rule: rule,
    ItemName: item ? itemName(item, language) : '',
    UnitName: unitNameOf(item, unitId),
    Message: importMessage(error, language),
  };
};

export const toBulkChangeResponse = (
  change: BulkChange,
  catalogIndex: CatalogIndex,
  language: Language,
): BulkChangeResponse => ({
  BatchId: change.batchId,
  Kind: change.kind,
  Value: change.value,
  Rounding: change.rounding,
  FromDate: change.fromDate,
  PartyId: change.partyId,
  State: change.state,
  CreatedAt: formatInstant(change.createdAt),
  CreatedBy: change.createdBy,
  Items: change.items,
  Rows: change.rows,
  Refused: change.refused,
  Unchanged: change.unchanged,
  Done: change.done,
  Failed: change.failed,
  NotUndone: change.notUndone,
  ErrorCount: change.errorCount,
  Errors: change.errors.map((error) => toErrorResponse(error, catalogIndex, language)),
});

const priceWithTax = (item: Item | undefined, ratePaise: number, date: string): string =>
  toRupees(rateWithTax(ratePaise, taxOn(item?.taxes ?? [], date))).toFixed(2);

const toPriceValues = (item: Item | undefined, row: RowOf<'price'>) => ({
  Before: row.before ? priceWithTax(item, row.before.ratePaise, row.fromDate) : '',
  After: row.ratePaise > 0 ? priceWithTax(item, row.ratePaise, row.fromDate) : '',
  Mrp: row.mrpPaise > 0 ? toRupees(row.mrpPaise).toFixed(2) : '',
});

const toValues = (item: Item | undefined, row: ChangeRow, catalogIndex: CatalogIndex) => {
  switch (row.kind) {
    case 'price':
      return toPriceValues(item, row);
    case 'tax':
      return { Before: String(row.before / 100), After: String(row.after / 100), Mrp: '' };
    case 'status':
      return {
        Before: String(statusNumber[row.before]),
        After: String(statusNumber[row.after]),
        Mrp: '',
      };
    case 'category':
      return {
        Before: catalogIndex.type(row.before)?.name ?? '',
        After: catalogIndex.type(row.after)?.name ?? '',
        Mrp: '',
      };
    case 'hsn':
      return { Before: row.before, After: row.after, Mrp: '' };
    case 'stock':
      return { Before: String(row.before), After: String(row.after), Mrp: '' };
  }
};

export const toRowResponse = (
  { number, row, problem, failure }: ResultRow,
  catalogIndex: CatalogIndex,
  language: Language,
): BulkChangeRowResponse => {
  const item = catalogIndex.findItem(row.itemId)?.item;
  const unitId = 'unitId' in row ? row.unitId : 0;
  return {
    Row: number,
    ItemId: row.itemId,
    ItemName: item ? itemName(item, language) : '',
    Code: item?.code ?? '',
    UnitId: unitId,
    UnitName: unitNameOf(item, unitId),
    PartyId: row.kind === 'price' ? row.partyId : 0,
    FromDate: 'fromDate' in row ? row.fromDate : '',
    FileRow: 'fileRow' in row ? row.fileRow : 0,
    ...toValues(item, row, catalogIndex),
    Rejection: toProblemResponse(problem, language),
    Failure: toProblemResponse(failure, language),
  };
};
