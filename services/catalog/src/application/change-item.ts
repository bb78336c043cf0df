import { Problem } from '@tokri/contracts';
import type { Item } from '../domain/item.ts';
import type { Catalogue, ItemStore } from './ports.ts';

/** Another writer is faster at most this often before the caller is told to repeat. */
const conflictsMax = 10;

export interface ChangeItemNeeds {
  readonly store: ItemStore;
  readonly catalogue: Catalogue;
}

/**
 * Loads, decides and saves under the version; when somebody else was faster it decides anew. The same item back means: nothing to write.
 * Null when there is no such item; a refusal of the decision is passed on.
 */
export const changeItem = async <Refusal extends { readonly code: string } = never>(
  { store, catalogue }: ChangeItemNeeds,
  itemId: number,
  decide: (item: Item) => { readonly item: Item } | Refusal,
): Promise<Item | Refusal | null> => {
  for (let conflicts = 0; conflicts < conflictsMax; conflicts += 1) {
    const stored = await store.byId(itemId);
    if (!stored) return null;
    const decision = decide(stored.item);
    if (!('item' in decision)) return decision;
    if (decision.item === stored.item) return stored.item;
    const saved = await store.save(stored, decision.item);
    if (saved) {
      catalogue.put([saved]);
      return saved.item;
    }
  }
  throw new Problem('conflict');
};
