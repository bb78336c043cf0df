import { err, ok, type Result } from '@tokri/contracts/result';
import { maxSavedViews } from '@tokri/contracts/validation';

/** A named filter of the items table. */
export interface SavedView {
  readonly viewId: number;
  readonly name: string;
  readonly query: string;
}

const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export const putView = (
  views: readonly SavedView[],
  view: SavedView,
  isNew: boolean,
): Result<readonly SavedView[], 'name-taken' | 'too-many-views' | 'unknown-view'> => {
  const others = views.filter(({ viewId }) => viewId !== view.viewId);
  if (!isNew && others.length === views.length) return err('unknown-view');
  if (others.some(({ name }) => isSameName(name, view.name))) return err('name-taken');
  if (others.length >= maxSavedViews) return err('too-many-views');
  return ok([...others, view].sort((a, b) => a.name.localeCompare(b.name)));
};

export const removeView = (
  views: readonly SavedView[],
  viewId: number,
): Result<readonly SavedView[], 'unknown-view'> =>
  views.some((view) => view.viewId === viewId)
    ? ok(views.filter((view) => view.viewId !== viewId))
    : err('unknown-view');
