import { ProblemError } from '@tokri/contracts/problems';
import { err, ok, type Result } from '@tokri/contracts/result';
import { markRestored } from '../../domain/items/delete-item.ts';
import type { Item } from '../../domain/items/item.ts';
import { changeItem } from './change-item.ts';
import type { ChangeItemDeps } from './change-item.ts';
import type { SaveResult } from '../save-result.ts';
import type { Clock } from '@tokri/service-kit/use-case';

export const restoreItem = async (
  { clock, ...deps }: ChangeItemDeps & { readonly clock: Clock },
  itemId: number,
): Promise<SaveResult> => {
  const result = await changeItem(deps, itemId, (item): Result<Item, 'undo-too-late'> => {
    const restored = markRestored(item, clock());
    return restored === 'too-late' ? err('undo-too-late') : ok(restored);
  });
  if (!result) throw new ProblemError('not-found');
  return result.ok ? ok(itemId) : result;
};
