import { ok, Problem } from '@tokri/contracts';
import { deleteItem } from '../domain/delete-item.ts';
import { changeItem } from './change-item.ts';
import type { ChangeItemNeeds } from './change-item.ts';
import type { Saved } from './outcome.ts';
import type { Clock } from './ports/clock-and-ids.ts';

/** Takes an item off the shelves; a second time is the same as once. @throws Problem not-found. */
export const deleteItemFor = async (
  { clock, ...needs }: ChangeItemNeeds & { readonly clock: Clock },
  itemId: number,
): Promise<Saved> => {
  const changed = await changeItem(needs, itemId, (current) =>
    ok(deleteItem(current, clock())),
  );
  if (!changed) throw new Problem('not-found');
  return ok(itemId);
};
