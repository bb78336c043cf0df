import { kolkataDate } from '@tokri/contracts';
import type { ItemDraft, RowError } from '../domain/import/draft.ts';
import { brokenRate, needsUnit, newItemOf, updatedItem } from '../domain/import/merge-draft.ts';
import type { Surroundings } from '../domain/import/merge-draft.ts';
import type { Item, Shelf } from '../domain/item.ts';
import type { Catalogue, Clock, ItemIds, ItemStore, StockStore, StoredItem, UnitStock } from './ports.ts';

export interface WriteNeeds {
  readonly store: ItemStore;
  readonly stock: StockStore;
  readonly catalogue: Catalogue;
  /** Taken in large blocks: an import needs three for each new item. */
  readonly ids: ItemIds;
  readonly clock: Clock;
}

/** What drafts name, as the shop has it. */
export interface NamedThings {
  readonly shelfOf: (draft: ItemDraft) => Promise<Shelf>;
  readonly pictures: ReadonlyMap<string, string>;
  readonly sharedPictures: ReadonlySet<string>;
}

export interface BatchOutcome {
  readonly created: number;
  readonly updated: number;
  readonly errors: readonly RowError[];
}

interface Known {
  readonly stored: StoredItem;
  readonly draft: ItemDraft;
}

/** Updates under way at once. */
const updatesAtOnce = 8;
/** Another process may write the same codes; then the batch is read again. */
const triesMax = 3;

const around = async ({ clock }: WriteNeeds, things: NamedThings, draft: ItemDraft): Promise<Surroundings> => {
  const now = clock();
  return { shelf: await things.shelfOf(draft), image: things.pictures.get(draft.picture) ?? null, isSharedPicture: (hash) => things.sharedPictures.has(hash), today: kolkataDate(now), now };
};

/** New items first, then their stock: an item without stock is out of stock until a repeat adds it. */
const create = async (needs: WriteNeeds, things: NamedThings, drafts: readonly ItemDraft[]): Promise<'inserted' | 'code-taken'> => {
  const { ids, store, stock, catalogue } = needs;
  const items: Item[] = [];
  const opened: UnitStock[] = [];
  for (const draft of drafts) {
    const item = newItemOf(draft, await around(needs, things, draft), { itemId: await ids.item(), unitId: await ids.unit(), rateId: await ids.rate() });
    items.push(item);
    opened.push({ unitId: item.units[0]?.unitId ?? 0, itemId: item.itemId, free: draft.stock });
  }
  if (items.length === 0) return 'inserted';
  if ((await store.insertMany(items)) === 'code-taken') return 'code-taken';
  await stock.openNew(opened);
  catalogue.put(items.map((item) => ({ item, rev: 1 })));
  catalogue.putStock(opened.map(({ unitId, free }) => ({ unitId, free, rev: 1 })));
  return 'inserted';
};

/** Stock of known units stays; one that has none yet, because a crash came before it or the unit is new, gets the row's. */
const openMissingStock = async ({ stock, catalogue }: WriteNeeds, known: readonly { readonly item: Item; readonly draft: ItemDraft }[]): Promise<void> => {
  const units = known.flatMap(({ item, draft }) => item.units.map(({ unitId }) => ({ unitId, itemId: item.itemId, free: draft.stock })));
  const there = new Set((await stock.free(units.map(({ unitId }) => unitId))).map(({ unitId }) => unitId));
  const missing = units.filter(({ unitId }) => !there.has(unitId));
  await stock.open(missing);
  if (missing.length > 0) catalogue.putStock(await stock.free(missing.map(({ unitId }) => unitId)));
};

type Update = { readonly kind: 'same' | 'updated'; readonly item: Item } | { readonly kind: 'error'; readonly error: RowError };

const update = async (needs: WriteNeeds, things: NamedThings, known: Known): Promise<Update> => {
  const { store, catalogue, ids } = needs;
  let { stored } = known;
  const { draft } = known;
  const surroundings = await around(needs, things, draft);
  for (let tries = 0; tries < triesMax; tries += 1) {
    const newIds = { unitId: needsUnit(stored.item, draft) ? await ids.unit() : 0, rateId: await ids.rate() };
    const changed = updatedItem(stored.item, { draft, around: surroundings, ids: newIds });
    if (changed === stored.item) return { kind: 'same', item: changed };
    const broken = brokenRate(changed, surroundings.today);
    if (broken !== null) return { kind: 'error', error: { row: draft.row, field: 'TaxPercent', message: broken } };
    const saved = await store.save(stored, changed);
    if (saved) {
      catalogue.put([saved]);
      return { kind: 'updated', item: saved.item };
    }
    stored = (await store.byId(stored.item.itemId)) ?? stored;
  }
  return { kind: 'error', error: { row: draft.row, field: 'Code', message: 'is being changed by somebody else; send the file again' } };
};

const updateAll = async (needs: WriteNeeds, things: NamedThings, known: readonly Known[]): Promise<Update[]> => {
  const outcomes: Update[] = [];
  for (let from = 0; from < known.length; from += updatesAtOnce) {
    outcomes.push(...await Promise.all(known.slice(from, from + updatesAtOnce).map((one) => update(needs, things, one))));
  }
  return outcomes;
};

/**
 * Writes one batch of drafts, by Code: unknown ones become items, known ones are changed where they differ. A repeat of the same batch writes
 * nothing, so an import that broke off is simply sent again.
 */
export const writeDrafts = async (needs: WriteNeeds, things: NamedThings, drafts: readonly ItemDraft[]): Promise<BatchOutcome> => {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const byCode = new Map((await needs.store.byCodes(drafts.map(({ code }) => code))).map((stored) => [stored.item.code, stored]));
    const fresh = drafts.filter(({ code }) => !byCode.has(code));
    if ((await create(needs, things, fresh)) === 'code-taken') continue;
    const known = drafts.flatMap((draft) => {
      const stored = byCode.get(draft.code);
      return stored ? [{ stored, draft }] : [];
    });
    const outcomes = await updateAll(needs, things, known);
    await openMissingStock(needs, outcomes.flatMap((outcome, index) => (outcome.kind === 'error' || !known[index] ? [] : [{ item: outcome.item, draft: known[index].draft }])));
    const errors = outcomes.flatMap((outcome) => (outcome.kind === 'error' ? [outcome.error] : []));
    return { created: fresh.length, updated: outcomes.filter(({ kind }) => kind === 'updated').length, errors };
  }
  return { created: 0, updated: 0, errors: drafts.map(({ row }) => ({ row, field: 'Code', message: 'is being written by another import; send the file again' })) };
};
