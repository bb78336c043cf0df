import { ok, Problem, refusal, type Outcome } from '@tokri/contracts';
import { undoDelete } from '../domain/delete-item.ts';
import type { Item } from '../domain/item.ts';
import { changeItem } from './change-item.ts';
import type { ChangeItemNeeds } from './change-item.ts';
import type { Saved } from './outcome.ts';
import type { Clock } from './ports/clock-and-ids.ts';

/** Puts a deleted item back as it was, within 30 days; a second time is the same as once. @throws Problem not-found. */
export const restoreItemFor = async (
  { clock, ...needs }: ChangeItemNeeds & { readonly clock: Clock },
  itemId: number,
): Promise<Saved> => {
  const outcome = await changeItem(needs, itemId, (item): Outcome<Item, 'undo-too-late'> => {
    const back = undoDelete(item, clock());
    return back === 'too-late' ? refusal('undo-too-late') : ok(back);
  });
  if (!outcome) throw new Problem('not-found');
  return outcome.ok ? ok(itemId) : outcome;
};
