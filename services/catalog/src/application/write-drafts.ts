import { kolkataDate } from '@tokri/contracts';
import type { ItemDraft, RowError } from '../domain/import/draft.ts';
import { brokenRate } from '../domain/broken-rate.ts';
import { needsUnit, newItemOf, updatedItem } from '../domain/import/merge-draft.ts';
import type { Surroundings } from '../domain/import/merge-draft.ts';
import type { Item, Shelf } from '../domain/item.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { Clock } from './ports/clock-and-ids.ts';
import type { ItemIds, ItemStore, StoredItem } from './ports/items.ts';
import type { StockStore, UnitStock } from './ports/stock.ts';

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
const noIds = { unitId: 0, rateId: 0 };
/** Another process may write the same codes; then the batch is read again. */
const triesMax = 3;

/** How drafts of one batch become items: everything but the shelf is the same for all. */
const surroundingsOf = ({ clock }: WriteNeeds, things: NamedThings) => {
  const now = clock();
  const today = kolkataDate(now);
  const isSharedPicture = (hash: string): boolean => things.sharedPictures.has(hash);
  return async (draft: ItemDraft): Promise<Surroundings> => ({
    shelf: await things.shelfOf(draft),
    image: things.pictures.get(draft.picture) ?? null,
    isSharedPicture,
    today,
    now,
  });
};
type Around = ReturnType<typeof surroundingsOf>;

/** New items first, then their stock: an item without stock is out of stock until a repeat adds it. */
const create = async (
  needs: WriteNeeds,
  around: Around,
  drafts: readonly ItemDraft[],
): Promise<'inserted' | 'code-taken'> => {
  const { ids, store, stock, catalogue } = needs;
  if (drafts.length === 0) return 'inserted';
  const items: Item[] = [];
  const opened: UnitStock[] = [];
  for (const draft of drafts) {
    const item = newItemOf(draft, await around(draft), {
      itemId: await ids.item(),
      unitId: await ids.unit(),
      rateId: await ids.rate(),
    });
    items.push(item);
    opened.push(
      ...item.units.map(({ unitId }) => ({ unitId, itemId: item.itemId, free: draft.stock })),
    );
  }
  const stored = await store.insertMany(items);
  if (stored === 'code-taken') return 'code-taken';
  // At once: our own news of these items may be on its way back already, and must find them known.
  catalogue.put(stored);
  catalogue.putStock(await stock.openNew(opened));
  return 'inserted';
};

/** Stock of known units stays; one that has none yet, because a crash came before it or the unit is new, gets the row's. */
const openMissingStock = async (
  { stock, catalogue }: WriteNeeds,
  known: readonly { readonly item: Item; readonly draft: ItemDraft }[],
): Promise<void> => {
  const missing = known.flatMap(({ item, draft }) =>
    item.units
      .filter(({ unitId }) => catalogue.stock(unitId) === undefined)
      .map(({ unitId }) => ({ unitId, itemId: item.itemId, free: draft.stock })),
  );
  await stock.open(missing);
  if (missing.length > 0) catalogue.putStock(await stock.free(missing.map(({ unitId }) => unitId)));
};

type Update =
  | { readonly kind: 'same' | 'updated'; readonly item: Item }
  | { readonly kind: 'error'; readonly error: RowError };

const update = async (needs: WriteNeeds, around: Around, known: Known): Promise<Update> => {
  const { store, catalogue, ids } = needs;
  let { stored } = known;
  const { draft } = known;
  const surroundings = await around(draft);
  for (let tries = 0; tries < triesMax; tries += 1) {
    // Most rows of a repeat change nothing; ids are taken for those that do.
    if (updatedItem(stored.item, { draft, around: surroundings, ids: noIds }) === stored.item)
      return { kind: 'same', item: stored.item };
    const newIds = {
      unitId: needsUnit(stored.item, draft) ? await ids.unit() : 0,
      rateId: await ids.rate(),
    };
    const changed = updatedItem(stored.item, { draft, around: surroundings, ids: newIds });
    const broken = brokenRate(changed, surroundings.today);
    if (broken !== null)
      return { kind: 'error', error: { row: draft.row, field: 'TaxPercent', message: broken } };
    const saved = await store.save(stored, changed);
    if (saved) {
      catalogue.put([saved]);
      return { kind: 'updated', item: saved.item };
    }
    stored = (await store.byId(stored.item.itemId)) ?? stored;
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

const updateAll = async (
  needs: WriteNeeds,
  around: Around,
  known: readonly Known[],
): Promise<Update[]> => {
  const outcomes: Update[] = [];
  for (let from = 0; from < known.length; from += updatesAtOnce) {
    outcomes.push(
      ...(await Promise.all(
        known.slice(from, from + updatesAtOnce).map((one) => update(needs, around, one)),
      )),
    );
  }
  return outcomes;
};

/** Items that have the codes of these drafts: as this process knows them, or, after that has proved wrong, as they are stored. */
const knownOf = async (
  { store, catalogue }: WriteNeeds,
  drafts: readonly ItemDraft[],
  fromStore: boolean,
): Promise<ReadonlyMap<string, StoredItem>> => {
  const codes = drafts.map(({ code }) => code);
  const found = fromStore
    ? await store.byCodes(codes)
    : codes.flatMap((code) => catalogue.byCode(code) ?? []);
  return new Map(found.map((stored) => [stored.item.code, stored]));
};

/**
 * Writes one batch of drafts, by Code: unknown ones become items, known ones are changed where they differ. A repeat of the same batch writes
 * nothing, so an import that broke off is simply sent again.
 */
export const writeDrafts = async (
  needs: WriteNeeds,
  things: NamedThings,
  drafts: readonly ItemDraft[],
): Promise<BatchOutcome> => {
  const around = surroundingsOf(needs, things);
  for (let tries = 0; tries < triesMax; tries += 1) {
    const byCode = await knownOf(needs, drafts, tries > 0);
    const fresh = drafts.filter(({ code }) => !byCode.has(code));
    if ((await create(needs, around, fresh)) === 'code-taken') continue;
    const known = drafts.flatMap((draft) => {
      const stored = byCode.get(draft.code);
      return stored ? [{ stored, draft }] : [];
    });
    const outcomes = await updateAll(needs, around, known);
    await openMissingStock(
      needs,
      outcomes.flatMap((outcome, index) =>
        outcome.kind === 'error' || !known[index]
          ? []
          : [{ item: outcome.item, draft: known[index].draft }],
      ),
    );
    const errors = outcomes.flatMap((outcome) => (outcome.kind === 'error' ? [outcome.error] : []));
    return {
      created: fresh.length,
      updated: outcomes.filter(({ kind }) => kind === 'updated').length,
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
