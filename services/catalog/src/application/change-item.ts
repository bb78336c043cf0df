import { ok, type Outcome } from '@tokri/contracts';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { Item } from '../domain/item.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { ItemStore } from './ports/items.ts';

export interface ChangeItemNeeds {
  readonly store: ItemStore;
  readonly catalogue: Catalogue;
}

/**
 * Loads, decides and saves under the version; when somebody else was faster it decides anew. The same item back means: nothing to write.
 * Null when there is no such item; a refusal of the decision is passed on.
 */
export const changeItem = <Code extends string, Facts extends object>(
  { store, catalogue }: ChangeItemNeeds,
  itemId: number,
  decide: (item: Item) => Outcome<Item, Code, Facts>,
): Promise<Outcome<Item, Code, Facts> | null> =>
  updateAggregate({
    load: () => store.byId(itemId),
    decide: (stored) => stored && decide(stored.item),
    save: async (
      stored,
      decision,
    ): Promise<Outcome<Item, Code, Facts> | null | typeof conflict> => {
      if (!stored || !decision?.ok || decision.value === stored.item) return decision;
      const saved = await store.save(stored, decision.value);
      if (!saved) return conflict;
      catalogue.put([saved]);
      return ok(saved.item);
    },
  });
