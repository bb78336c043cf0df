import type { Named } from '@tokri/contracts/language';
import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import { conflict, updateAggregate, type Clock } from '@tokri/service-kit/use-case';
import {
  isGroup,
  nextPosition,
  type Category,
  type ItemGroup,
  type ItemType,
} from '../../domain/categories/category.ts';
import { changeHindi } from '../../domain/hindi/change-hindi.ts';
import type { ImageStore } from '../ports/images.ts';
import type { NextId } from '../ports/next-id.ts';
import type { SaveResult } from '../save-result.ts';
import { followCategories } from './follow-categories.ts';
import { renameInItems, type RenameInItemsDeps } from './rename-in-items.ts';

export interface CategoryDeps extends RenameInItemsDeps {
  readonly imageStore: ImageStore;
  readonly clock: Clock;
}

export type SaveCategoryDeps = CategoryDeps & {
  readonly allocateId: (next: NextId) => Promise<number>;
};

const changeHindiName = (before: Named | undefined, { name, hindiName }: Named): string =>
  changeHindi(before && { english: before.name, hindi: before.hindiName }, {
    english: name,
    hindi: hindiName,
  });

const isUnknownImage = async (imageStore: ImageStore, hash: string): Promise<boolean> =>
  hash !== '' && (await imageStore.findExisting([hash])).size === 0;

/**
 * Saves what `decide` makes of the stored category. Input without a version replaces the newest one:
 * `decide` runs again when somebody else saved in between.
 */
const saveNewest = async <Saved extends Category>(
  deps: SaveCategoryDeps,
  options: {
    readonly rev: number | undefined;
    readonly find: () => Saved | undefined;
    readonly decide: (before: Saved | undefined) => SaveResult | Saved;
    readonly isRenamed: (before: Saved, after: Saved) => boolean;
    readonly save: (
      category: Saved,
      isRenamed: boolean,
    ) => Promise<Saved | 'name-taken' | 'changed'>;
  },
): Promise<SaveResult> =>
  updateAggregate({
    load: async () => {
      await followCategories(deps);
      return options.find();
    },
    decide: options.decide,
    save: async (before, decision): Promise<SaveResult | typeof conflict> => {
      if ('ok' in decision) return decision;
      const isRenamed = before !== undefined && options.isRenamed(before, decision);
      const saved = await options.save({ ...decision, rev: options.rev ?? before?.rev }, isRenamed);
      if (saved === 'name-taken') return err('name-taken');
      if (saved === 'changed')
        return options.rev === undefined ? conflict : err('category-changed');
      if (isGroup(saved)) deps.catalogIndex.upsertGroups([saved]);
      else deps.catalogIndex.upsertTypes([saved]);
      if (isRenamed) {
        await renameInItems(deps, saved);
        await followCategories(deps);
        // Another rename may have updated the items before this one did.
        const newest = options.find();
        if (newest && options.isRenamed(saved, newest)) await renameInItems(deps, newest);
      }
      return ok(isGroup(saved) ? saved.itemGroupId : saved.itemTypeId);
    },
  });

/** Creates (id 0) or changes an item group. @throws ProblemError not-found. */
export const saveItemGroup = async (
  deps: SaveCategoryDeps,
  { position, ...input }: Omit<ItemGroup, 'position'> & { readonly position?: number },
): Promise<SaveResult> => {
  const { categoryStore, catalogIndex } = deps;
  if (await isUnknownImage(deps.imageStore, input.image)) return err('unknown-image');
  const itemGroupId = input.itemGroupId || (await deps.allocateId(categoryStore.nextItemGroupId));
  return saveNewest<ItemGroup>(deps, {
    rev: input.rev,
    find: () => catalogIndex.group(itemGroupId),
    decide: (before) => {
      if (input.itemGroupId !== 0 && !before) throw new ProblemError('not-found');
      return {
        ...input,
        hindiName: changeHindiName(before, input),
        isHidden: input.isHidden ?? before?.isHidden ?? false,
        position: position ?? before?.position ?? nextPosition(catalogIndex.groups()),
        itemGroupId,
      };
    },
    isRenamed: (before, group) => before.name !== group.name || before.tint !== group.tint,
    save: categoryStore.saveGroup,
  });
};

/**
 * Creates (id 0) or changes an item type. Another group moves it with its items.
 * @throws ProblemError not-found.
 */
export const saveItemType = async (
  deps: SaveCategoryDeps,
  input: Omit<ItemType, 'changedAt' | 'position'>,
): Promise<SaveResult> => {
  const { categoryStore, catalogIndex } = deps;
  if (await isUnknownImage(deps.imageStore, input.image)) return err('unknown-image');
  const itemTypeId = input.itemTypeId || (await deps.allocateId(categoryStore.nextItemTypeId));
  return saveNewest<ItemType>(deps, {
    rev: input.rev,
    find: () => catalogIndex.type(itemTypeId),
    decide: (before) => {
      if (input.itemTypeId !== 0 && !before) throw new ProblemError('not-found');
      if (!catalogIndex.group(input.itemGroupId)) return err('unknown-item-group');
      const siblings = catalogIndex
        .types()
        .filter(({ itemGroupId }) => itemGroupId === input.itemGroupId);
      return {
        ...input,
        hindiName: changeHindiName(before, input),
        isHidden: input.isHidden ?? before?.isHidden ?? false,
        position:
          before?.itemGroupId === input.itemGroupId ? before.position : nextPosition(siblings),
        itemTypeId,
        changedAt: deps.clock(),
      };
    },
    isRenamed: (before, type) =>
      before.itemGroupId !== type.itemGroupId || before.name !== type.name,
    save: categoryStore.saveType,
  });
};
