import { kolkataDate } from '@tokri/contracts/dates';
import type { ItemDraft, RowError } from '../../domain/import/draft.ts';
import { findRateAboveMrp } from '../../domain/rates/find-rate-above-mrp.ts';
import { lacksUnit, buildItemFromDraft, mergeDraft } from '../../domain/import/merge-draft.ts';
import type { MergeContext } from '../../domain/import/merge-draft.ts';
import type { Item, ItemCategory } from '../../domain/items/item.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { ItemIds, ItemStore, StoredItem } from '../ports/items.ts';
import type { StockStore, NewStock } from '../ports/stock.ts';

export interface WriteDraftsDeps {
  readonly itemStore: ItemStore;
  readonly stock: StockStore;
  readonly catalogIndex: CatalogIndex;
  readonly ids: ItemIds;
  readonly clock: Clock;
}

export interface ImportLookups {
  readonly findCategory: (draft: ItemDraft) => Promise<ItemCategory>;
  readonly imageHashes: ReadonlyMap<string, string>;
  readonly sharedImages: ReadonlySet<string>;
}

export interface BatchResult {
  readonly created: number;
  readonly updated: number;
  readonly errors: readonly RowError[];
}

interface KnownItemDraft {
  readonly stored: StoredItem;
  readonly draft: ItemDraft;
}

const maxConcurrentUpdates = 8;
const placeholderIds = { unitId: 0, rateId: 0 };
const maxAttempts = 3;

const createMergeContextFactory = ({ clock }: WriteDraftsDeps, lookups: ImportLookups) => {
  const now = clock();
  const today = kolkataDate(now);
  const isSharedImage = (hash: string): boolean => lookups.sharedImages.has(hash);
  return async (draft: ItemDraft): Promise<MergeContext> => ({
    category: await lookups.findCategory(draft),
    image: lookups.imageHashes.get(draft.imageName) ?? null,
    isSharedImage,
    today,
    now,
  });
};
type MergeContextFactory = ReturnType<typeof createMergeContextFactory>;

const createItems = async (
  deps: WriteDraftsDeps,
  createContext: MergeContextFactory,
  drafts: readonly ItemDraft[],
): Promise<'inserted' | 'code-taken'> => {
  const { ids, itemStore, stock, catalogIndex } = deps;
  if (drafts.length === 0) return 'inserted';
  const items: Item[] = [];
  const newStock: NewStock[] = [];
  for (const draft of drafts) {
    const item = buildItemFromDraft(draft, await createContext(draft), {
      itemId: await ids.item(),
      unitId: await ids.unit(),
      rateId: await ids.rate(),
    });
    items.push(item);
    newStock.push(
      ...item.units.map(({ unitId }) => ({ unitId, itemId: item.itemId, free: draft.stock })),
    );
  }
  const stored = await itemStore.insertMany(items);
  if (stored === 'code-taken') return 'code-taken';
  // Index the items at once: the snapshots of these items may already be on their way back.
  catalogIndex.upsert(stored);
  catalogIndex.upsertStock(await stock.insertNew(newStock));
  return 'inserted';
};

const insertMissingStock = async (
  { stock, catalogIndex }: WriteDraftsDeps,
  known: readonly { readonly item: Item; readonly draft: ItemDraft }[],
): Promise<void> => {
  const missing = known.flatMap(({ item, draft }) =>
    item.units
      .filter(({ unitId }) => catalogIndex.availableStock(unitId) === undefined)
      .map(({ unitId }) => ({ unitId, itemId: item.itemId, free: draft.stock })),
  );
  await stock.insertMissing(missing);
  if (missing.length > 0)
    catalogIndex.upsertStock(await stock.listStockLevels(missing.map(({ unitId }) => unitId)));
};

type UpdateResult =
  | { readonly kind: 'same' | 'updated'; readonly item: Item }
  | { readonly kind: 'error'; readonly error: RowError };

const updateItem = async (
  deps: WriteDraftsDeps,
  createContext: MergeContextFactory,
  known: KnownItemDraft,
): Promise<UpdateResult> => {
  const { itemStore, catalogIndex, ids } = deps;
  let { stored } = known;
  const { draft } = known;
  const context = await createContext(draft);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (mergeDraft(stored.item, { draft, context, ids: placeholderIds }) === stored.item)
      return { kind: 'same', item: stored.item };
    const newIds = {
      unitId: lacksUnit(stored.item, draft) ? await ids.unit() : 0,
      rateId: await ids.rate(),
    };
    const changed = mergeDraft(stored.item, { draft, context, ids: newIds });
    const mrpViolation = findRateAboveMrp(changed, context.today);
    if (mrpViolation !== null)
      return {
        kind: 'error',
        error: { row: draft.row, field: 'TaxPercent', message: mrpViolation },
      };
    const saved = await itemStore.save(stored, changed);
    if (saved) {
      catalogIndex.upsert([saved]);
      return { kind: 'updated', item: saved.item };
    }
    stored = (await itemStore.findById(stored.item.itemId)) ?? stored;
  }
  return {
    kind: 'error',
    error: {
      row: draft.row,
      field: 'Code',
      message: 'is being changed by somebody else; send the file again',
    },
  };
};

const updateItems = async (
  deps: WriteDraftsDeps,
  createContext: MergeContextFactory,
  known: readonly KnownItemDraft[],
): Promise<UpdateResult[]> => {
  const results: UpdateResult[] = [];
  for (let start = 0; start < known.length; start += maxConcurrentUpdates) {
    results.push(
      ...(await Promise.all(
        known
          .slice(start, start + maxConcurrentUpdates)
          .map((item) => updateItem(deps, createContext, item)),
      )),
    );
  }
  return results;
};

const findExisting = async (
  { itemStore, catalogIndex }: WriteDraftsDeps,
  drafts: readonly ItemDraft[],
  isFromStore: boolean,
): Promise<ReadonlyMap<string, StoredItem>> => {
  const codes = drafts.map(({ code }) => code);
  const found = isFromStore
    ? await itemStore.findByCodes(codes)
    : codes.flatMap((code) => catalogIndex.findByCode(code) ?? []);
  return new Map(found.map((stored) => [stored.item.code, stored]));
};

/** Idempotent, so an interrupted import can be sent again. */
export const writeDrafts = async (
  deps: WriteDraftsDeps,
  lookups: ImportLookups,
  drafts: readonly ItemDraft[],
): Promise<BatchResult> => {
  const createContext = createMergeContextFactory(deps, lookups);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const byCode = await findExisting(deps, drafts, attempt > 0);
    const newDrafts = drafts.filter(({ code }) => !byCode.has(code));
    if ((await createItems(deps, createContext, newDrafts)) === 'code-taken') continue;
    const known = drafts.flatMap((draft) => {
      const stored = byCode.get(draft.code);
      return stored ? [{ stored, draft }] : [];
    });
    const results = await updateItems(deps, createContext, known);
    await insertMissingStock(
      deps,
      results.flatMap((result, index) =>
        result.kind === 'error' || !known[index]
          ? []
          : [{ item: result.item, draft: known[index].draft }],
      ),
    );
    const errors = results.flatMap((result) => (result.kind === 'error' ? [result.error] : []));
    return {
      created: newDrafts.length,
      updated: results.filter(({ kind }) => kind === 'updated').length,
      errors,
    };
  }
  return {
    created: 0,
    updated: 0,
    errors: drafts.map(({ row }) => ({
      row,
      field: 'Code',
      message: 'is being written by another import; send the file again',
    })),
  };
};
