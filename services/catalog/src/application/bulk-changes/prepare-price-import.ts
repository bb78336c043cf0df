import { shopDate } from '@tokri/contracts/dates';
import { rateOn } from '@tokri/contracts/pricing';
import type { Result } from '@tokri/contracts/result';
import { maxImportErrors } from '@tokri/contracts/validation';
import {
  parseRows,
  toRatePaise,
  unitError,
  type ImportedPrice,
  type RowError,
  type TypedRow,
} from '../../domain/bulk-changes/import-row.ts';
import { planRow, type Plan } from '../../domain/bulk-changes/plan-rows.ts';
import type { Item } from '../../domain/items/item.ts';
import { taxOn } from '../../domain/rates/dated-rates.ts';
import {
  findPrepared,
  planItems,
  savePlan,
  type BatchDescription,
  type PrepareDeps,
} from './prepare-bulk-change.ts';

export interface PriceImportCommand {
  readonly rows: readonly TypedRow[];
  /** For rows without a date. */
  readonly defaultDate: string;
  readonly batch: Pick<BatchDescription, 'batchId' | 'requestHash' | 'createdBy'>;
}

const planImported = (item: Item, prices: readonly ImportedPrice[], now: Date): readonly Plan[] =>
  [...prices]
    // Parties without their own rate use the public one, which therefore changes last.
    .sort((a, b) => b.partyId - a.partyId)
    .map((price): Plan => {
      const { unitId, partyId, fromDate, mrpPaise, fileRow } = price;
      const rates = item.units.find((unit) => unit.unitId === unitId)?.rates ?? [];
      const before = rateOn(rates, fromDate, partyId) ?? null;
      const ratePaise = toRatePaise(price, taxOn(item.taxes, fromDate));
      if (before?.ratePaise === ratePaise && before.mrpPaise === mrpPaise) return 'unchanged';
      const terms = { unitId, partyId, fromDate, before, ratePaise, mrpPaise, fileRow };
      return planRow(item, { kind: 'price', itemId: item.itemId, ...terms }, now);
    });

const byRow = (a: RowError, b: RowError): number => a.row - b.row;

export const preparePriceImport = async (
  deps: PrepareDeps,
  { rows, defaultDate, batch }: PriceImportCommand,
): Promise<Result<string, 'batch-id-taken'>> => {
  const prepared = await findPrepared(deps, batch);
  if (prepared) return prepared;
  const now = deps.clock();
  const parsed = parseRows(rows, { today: shopDate(now), defaultDate });
  const errors: RowError[] = [...parsed.errors];
  const pricesByItem = new Map<Item, ImportedPrice[]>();
  for (const price of parsed.prices) {
    const item = deps.catalogIndex.findItemByUnit(price.unitId)?.item;
    if (!item) errors.push(unitError(price, 'unknown-unit'));
    else pricesByItem.set(item, [...(pricesByItem.get(item) ?? []), price]);
  }
  const plan = await planItems([...pricesByItem.keys()], (item) =>
    planImported(item, pricesByItem.get(item) ?? [], now),
  );
  return savePlan(
    deps,
    {
      ...batch,
      kind: 'import',
      value: String(rows.length),
      rounding: 'none',
      fromDate: '',
      partyId: 0,
      errorCount: errors.length,
      errors: errors.sort(byRow).slice(0, maxImportErrors),
    },
    plan,
  );
};
