import { ok, type Err, type Ok } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { Item } from '../../domain/items/item.ts';
import type { ItemStore } from '../ports/items.ts';

export interface ChangeItemDeps {
  readonly itemStore: ItemStore;
}

/**
 * Updates an item with optimistic concurrency. Returning the same object writes nothing; returns
 * null if the item does not exist.
 */
export const changeItem = <Failure extends Err = never>(
  { itemStore }: ChangeItemDeps,
  itemId: number,
  decide: (item: Item) => Ok<Item> | Failure,
): Promise<Ok<Item> | Failure | null> =>
  updateAggregate({
    load: () => itemStore.findById(itemId),
    decide: (stored) => stored && decide(stored.item),
    save: async (stored, decision): Promise<Ok<Item> | Failure | null | typeof conflict> => {
      if (!stored || !decision?.ok || decision.value === stored.item) return decision;
      const saved = await itemStore.save(stored, decision.value);
      return saved ? ok(saved.item) : conflict;
    },
  });
