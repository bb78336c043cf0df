import { err, ok } from '@tokri/contracts/result';
import { positionAt } from '../../domain/categories/category.ts';
import { namesEachOnce } from '../../domain/names-each-once.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { CategoryKind, CategoryStore } from '../ports/categories.ts';
import type { SaveResult } from '../save-result.ts';
import { followCategories } from './follow-categories.ts';

/**
 * Orders the types of a group, or all groups. Interrupted, it leaves a mix of both orders; repeating
 * it completes the new one.
 */
export const orderCategories = async (
  deps: { readonly categoryStore: CategoryStore; readonly catalogIndex: CatalogIndex },
  { itemGroupId, ids }: { readonly itemGroupId: number; readonly ids: readonly number[] },
): Promise<SaveResult> => {
  const { categoryStore, catalogIndex } = deps;
  await followCategories(deps);
  const kind: CategoryKind = itemGroupId === 0 ? 'group' : 'type';
  const positions = new Map<number, number | undefined>(
    kind === 'group'
      ? catalogIndex.groups().map((group) => [group.itemGroupId, group.position])
      : catalogIndex
          .types()
          .filter((type) => type.itemGroupId === itemGroupId)
          .map((type) => [type.itemTypeId, type.position]),
  );
  if (!namesEachOnce(ids, [...positions.keys()])) return err('categories-changed');
  for (const [index, id] of ids.entries()) {
    const position = positionAt(index);
    if (positions.get(id) !== position) await categoryStore.setPosition({ kind, id }, position);
  }
  await followCategories(deps);
  return ok(ids[0] ?? 0);
};
