import { err, type Result } from '@tokri/contracts/result';
import {
  isPast,
  planRows,
  startDateOf,
  type ChangeTerms,
} from '../../domain/bulk-changes/plan-rows.ts';
import type { Item } from '../../domain/items/item.ts';
import {
  selectStaffItems,
  type ListStaffItemsDeps,
  type StaffItemsQuery,
} from '../search/list-staff-items.ts';
import {
  findPrepared,
  planItems,
  savePlan,
  type BatchDescription,
  type PrepareDeps,
} from './prepare-bulk-change.ts';

export interface ItemSelection {
  /** Empty to change all that match the filter. */
  readonly itemIds: readonly number[];
  readonly filter: Omit<StaffItemsQuery, 'sort'>;
}

export interface PrepareCommand {
  readonly selection: ItemSelection;
  readonly terms: ChangeTerms;
  readonly batch: Pick<BatchDescription, 'batchId' | 'requestHash' | 'value' | 'createdBy'>;
}

type PrepareItemsDeps = PrepareDeps & ListStaffItemsDeps;

const selectItems = (
  deps: PrepareItemsDeps,
  { itemIds, filter }: ItemSelection,
): readonly Item[] =>
  itemIds.length > 0
    ? itemIds.flatMap((itemId) => deps.catalogIndex.findItem(itemId)?.item ?? [])
    : selectStaffItems(deps, { ...filter, sort: undefined });

export const prepareItemChanges = async (
  deps: PrepareItemsDeps,
  { selection, terms, batch }: PrepareCommand,
): Promise<Result<string, 'batch-id-taken' | 'nothing-selected' | 'date-past'>> => {
  const prepared = await findPrepared(deps, batch);
  if (prepared) return prepared;
  const now = deps.clock();
  if (isPast(terms, now)) return err('date-past');
  const items = selectItems(deps, selection);
  if (items.length === 0) return err('nothing-selected');
  const plan = await planItems(items, (item) => planRows(item, terms, now));
  return savePlan(
    deps,
    {
      ...batch,
      kind: terms.kind,
      rounding: 'rounding' in terms ? terms.rounding : 'none',
      fromDate: startDateOf(terms),
      partyId: 'partyId' in terms ? terms.partyId : 0,
      errorCount: 0,
      errors: [],
    },
    plan,
  );
};
