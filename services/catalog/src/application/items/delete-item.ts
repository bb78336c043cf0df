import { ProblemError } from '@tokri/contracts/problems';
import { ok } from '@tokri/contracts/result';
import { markDeleted } from '../../domain/items/delete-item.ts';
import { changeItem } from './change-item.ts';
import type { ChangeItemDeps } from './change-item.ts';
import type { SaveResult } from '../save-result.ts';
import type { Clock } from '@tokri/service-kit/use-case';

export const deleteItem = async (
  { clock, ...deps }: ChangeItemDeps & { readonly clock: Clock },
  itemId: number,
): Promise<SaveResult> => {
  const changed = await changeItem(deps, itemId, (current) => ok(markDeleted(current, clock())));
  if (!changed) throw new ProblemError('not-found');
  return ok(itemId);
};
