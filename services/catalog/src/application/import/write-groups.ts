import { defaultLocationId } from '@tokri/contracts/slots';
import type { RowError } from '../../domain/import/draft.ts';
import type { JournalEntry, RowKind } from '../../domain/import/import-batch.ts';
import type { Item } from '../../domain/items/item.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { ItemStore, StoredItem } from '../ports/items.ts';
import type { NewStock, StockStore } from '../ports/stock.ts';
import { isWrittenEntry, planGroup, toJournalEntry } from './plan-group.ts';
import type { PlanContext, PlannedGroup, RowGroup } from './plan-group.ts';

export interface WriteGroupsDeps extends PlanContext {
  readonly itemStore: ItemStore;
  readonly stock: StockStore;
  readonly catalogIndex: CatalogIndex;
}

export interface WrittenRows {
  readonly kinds: ReadonlyMap<number, RowKind>;
  readonly errors: readonly RowError[];
}

const maxConcurrentUpdates = 8;
const maxAttempts = 3;

const findExisting = async (
  { itemStore, catalogIndex }: WriteGroupsDeps,
  groups: readonly RowGroup[],
  isFromStore: boolean,
): Promise<ReadonlyMap<string, StoredItem>> => {
  const codes = groups.map(({ code }) => code);
  const found = isFromStore
    ? await itemStore.findByCodes(codes)
    : codes.flatMap((code) => catalogIndex.findByCode(code) ?? []);
  return new Map(found.map((stored) => [stored.item.code, stored]));
};

const toNewStock = ({ group: { drafts } }: PlannedGroup, item: Item): readonly NewStock[] =>
  item.units.map(({ unitId, name }) => ({
    unitId,
    itemId: item.itemId,
    free: (drafts.find(({ unitName }) => unitName === name) ?? drafts[0])?.stock ?? 0,
  }));

const createItems = async (
  { itemStore, stock, catalogIndex }: WriteGroupsDeps,
  plans: readonly PlannedGroup[],
): Promise<readonly StoredItem[]> => {
  const items = plans.flatMap(({ item }) => item ?? []);
  if (items.length === 0) return [];
  const stored = await itemStore.insertMany(items);
  if (stored === 'code-taken') return [];
  const newStock = plans.flatMap((plan) => (plan.item ? toNewStock(plan, plan.item) : []));
  catalogIndex.upsertStock(await stock.insertNew(newStock));
  return stored;
};

const updateItems = async (
  { itemStore }: WriteGroupsDeps,
  plans: readonly PlannedGroup[],
): Promise<readonly StoredItem[]> => {
  const written: StoredItem[] = [];
  for (let start = 0; start < plans.length; start += maxConcurrentUpdates) {
    const saved = await Promise.all(
      plans
        .slice(start, start + maxConcurrentUpdates)
        .map(async ({ stored, item }) => (stored && item ? itemStore.save(stored, item) : null)),
    );
    written.push(...saved.filter((item) => item !== null));
  }
  return written;
};

const insertMissingStock = async (
  { stock, catalogIndex }: WriteGroupsDeps,
  plans: readonly PlannedGroup[],
): Promise<void> => {
  const missing = plans
    .flatMap((plan) => (plan.item ? toNewStock(plan, plan.item) : []))
    .filter(({ unitId }) => catalogIndex.availableStock(unitId, defaultLocationId) === undefined);
  if (missing.length === 0) return;
  await stock.insertMissing(missing);
  catalogIndex.upsertStock(
    await stock.listStockLevels(
      missing.map(({ unitId }) => unitId),
      defaultLocationId,
    ),
  );
};

const busyErrors = (groups: readonly RowGroup[]): readonly RowError[] =>
  groups.flatMap(({ drafts }) =>
    drafts.map(({ row }) => ({ row, field: 'Code', rule: 'busy' as const })),
  );

/** What was planned in this or an interrupted attempt, by code. */
export type Journal = Map<string, JournalEntry>;

const toWrittenRows = (
  plan: PlannedGroup,
  entry: JournalEntry | undefined,
  isWritten: boolean,
): WrittenRows => {
  if (!entry || !isWritten) return plan;
  const kinds = new Map(plan.kinds);
  for (const row of entry.changedRows) kinds.set(row, entry.kind);
  return { kinds, errors: plan.errors };
};

export type RecordWritten = (entry: JournalEntry, stored: StoredItem) => void;

interface Attempt {
  readonly journal: Journal;
  readonly interrupted: ReadonlyMap<string, JournalEntry>;
  readonly recordOutcome: (plan: PlannedGroup, written: StoredItem | undefined) => void;
  readonly recordWritten: RecordWritten;
}

/** Returns the plans that need a write; the outcome of the others is recorded. */
const planGroups = async (
  deps: WriteGroupsDeps,
  groups: readonly RowGroup[],
  {
    byCode,
    journal,
    interrupted,
    recordOutcome,
    recordWritten,
  }: Attempt & { readonly byCode: ReadonlyMap<string, StoredItem> },
): Promise<readonly PlannedGroup[]> => {
  const open: PlannedGroup[] = [];
  for (const group of groups) {
    const plan = await planGroup(deps, group, byCode.get(group.code));
    const entry = journal.get(group.code);
    const isOwn =
      entry !== undefined &&
      (entry.kind === 'created' || interrupted.has(group.code)) &&
      isWrittenEntry(entry, plan);
    if (plan.kind !== 'nothing') {
      if (!isOwn) journal.set(group.code, toJournalEntry(plan, deps.hashText));
      open.push(plan);
      continue;
    }
    if (isOwn && plan.stored) recordWritten(entry, plan.stored);
    recordOutcome(plan, isOwn ? plan.stored : undefined);
  }
  return open;
};

const writePlans = async (
  deps: WriteGroupsDeps,
  plans: readonly PlannedGroup[],
): Promise<ReadonlyMap<string, StoredItem>> => {
  const ofKind = (wanted: PlannedGroup['kind']) => plans.filter(({ kind }) => kind === wanted);
  const created = await createItems(deps, ofKind('create'));
  const updated = await updateItems(deps, ofKind('update'));
  return new Map([...created, ...updated].map((stored) => [stored.item.code, stored]));
};

const createOutcomes = (journal: Journal) => {
  const outcomes: WrittenRows[] = [];
  const plans: PlannedGroup[] = [];
  return {
    recordOutcome: (plan: PlannedGroup, written: StoredItem | undefined): void => {
      const { code } = plan.group;
      const entry = journal.get(code);
      if (entry && written) journal.set(code, { ...entry, revAfter: written.rev });
      outcomes.push(toWrittenRows(plan, entry, written !== undefined));
      plans.push(written ? { ...plan, item: written.item } : plan);
    },
    plans: () => plans,
    rows: (busy: readonly RowError[]): WrittenRows => ({
      kinds: new Map([
        ...outcomes.flatMap(({ kinds }) => [...kinds]),
        ...busy.map(({ row }) => [row, 'error'] as const),
      ]),
      errors: [...outcomes.flatMap(({ errors }) => errors), ...busy],
    }),
  };
};

/**
 * Writes the rows of a batch. What is about to be written is stored first, so that an interrupted
 * batch can be repeated: each row is written and counted once.
 */
export const writeGroups = async (
  deps: WriteGroupsDeps,
  groups: readonly RowGroup[],
  {
    journal,
    saveJournal,
    recordWritten,
  }: Pick<Attempt, 'journal' | 'recordWritten'> & { readonly saveJournal: () => Promise<void> },
): Promise<WrittenRows> => {
  const interrupted: Journal = new Map(journal);
  const { recordOutcome, plans, rows } = createOutcomes(journal);
  let pending = groups;
  for (let attempt = 0; attempt < maxAttempts && pending.length > 0; attempt += 1) {
    const byCode = await findExisting(deps, pending, attempt > 0 || interrupted.size > 0);
    const open = await planGroups(deps, pending, {
      byCode,
      journal,
      interrupted,
      recordOutcome,
      recordWritten,
    });
    if (open.length > 0) await saveJournal();
    const written = await writePlans(deps, open);
    for (const plan of open) {
      const stored = written.get(plan.group.code);
      if (stored) recordOutcome(plan, stored);
    }
    pending = open.map(({ group }) => group).filter(({ code }) => !written.has(code));
  }
  for (const { code } of pending) journal.delete(code);
  await insertMissingStock(deps, plans());
  return rows(busyErrors(pending));
};
