import { ok, Problem, refusal } from '@tokri/contracts';
import { updateItem } from '../domain/update-item.ts';
import type { ItemChange } from '../domain/update-item.ts';
import { changeItem } from './change-item.ts';
import type { ChangeItemNeeds } from './change-item.ts';
import type { Saved } from './outcome.ts';
import type { Clock } from './ports/clock-and-ids.ts';
import type { DepartmentStore } from './ports/departments.ts';
import { shelfOfType } from './shelf-of-type.ts';

export type UpdateItemNeeds = ChangeItemNeeds & {
  readonly departments: DepartmentStore;
  readonly clock: Clock;
};

/** What staff say anew of an item (I2). @throws Problem not-found; conflict when another item gets the code at the same moment. */
export const updateItemFor = async (
  needs: UpdateItemNeeds,
  {
    itemId,
    itemTypeId,
    ...wish
  }: Omit<ItemChange, 'shelf'> & { readonly itemId: number; readonly itemTypeId: number },
): Promise<Saved> => {
  const shelf = await shelfOfType(needs, itemTypeId);
  if (!shelf) return refusal('unknown-item-type');
  const owners = wish.code === '' ? [] : await needs.store.byCodes([wish.code]);
  if (owners.some(({ item }) => item.itemId !== itemId)) return refusal('code-taken');
  const outcome = await changeItem(needs, itemId, (item) =>
    updateItem(item, { ...wish, shelf }, needs.clock()),
  );
  if (!outcome) throw new Problem('not-found');
  return outcome.ok ? ok(itemId) : outcome;
};
