import { err, ok, type Result } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { putView, removeView, type SavedView } from '../../domain/views/saved-view.ts';
import type { NextId } from '../ports/next-id.ts';
import type { SavedViewStore } from '../ports/saved-views.ts';

export interface SavedViewDeps {
  readonly savedViews: SavedViewStore;
}

type ViewError = 'name-taken' | 'too-many-views' | 'unknown-view';

const changeViews = <Code extends ViewError>(
  { savedViews }: SavedViewDeps,
  userId: number,
  decide: (views: readonly SavedView[]) => Result<readonly SavedView[], Code>,
): Promise<Result<readonly SavedView[], Code>> =>
  updateAggregate({
    load: () => savedViews.find(userId),
    decide: ({ views }) => decide(views),
    save: async (stored, decision) => {
      if (!decision.ok) return decision;
      return (await savedViews.save(stored, decision.value)) ? decision : conflict;
    },
  });

export const saveView = async (
  {
    savedViews,
    allocateId,
  }: SavedViewDeps & {
    readonly allocateId: (next: NextId) => Promise<number>;
  },
  { userId, view }: { readonly userId: number; readonly view: SavedView },
): Promise<Result<number, ViewError>> => {
  const isNew = view.viewId === 0;
  const viewId = isNew ? await allocateId(savedViews.nextId) : view.viewId;
  const result = await changeViews({ savedViews }, userId, (views) =>
    putView(views, { ...view, viewId }, isNew),
  );
  return result.ok ? ok(viewId) : err(result.code);
};

export const deleteView = async (
  deps: SavedViewDeps,
  { userId, viewId }: { readonly userId: number; readonly viewId: number },
): Promise<Result<number, 'unknown-view'>> => {
  const result = await changeViews(deps, userId, (views) => removeView(views, viewId));
  return result.ok ? ok(viewId) : result;
};
