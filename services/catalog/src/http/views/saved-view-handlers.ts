import { commandSucceeded, type itemAdminOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { deleteView, saveView, type SavedViewDeps } from '../../application/views/save-view.ts';
import { errorEntry } from '../error-messages/error-entry.ts';

export const createSavedViewHandlers = (
  deps: SavedViewDeps,
): Pick<
  OperationHandlers<typeof itemAdminOperations>,
  'list-saved-views' | 'save-view' | 'delete-view'
> => ({
  'list-saved-views': async ({ caller }) => {
    const { views } = await deps.savedViews.find(caller.userId);
    return {
      body: views.map(({ viewId, name, query }) => ({ Id: viewId, Name: name, Query: query })),
    };
  },
  'save-view': async ({ body, caller, language, allocateId }) => {
    const view = { viewId: body.Id, name: body.Name, query: body.Query };
    const result = await saveView({ ...deps, allocateId }, { userId: caller.userId, view });
    return {
      body: [result.ok ? commandSucceeded(result.value) : errorEntry(result.code, language)],
    };
  },
  'delete-view': async ({ body, caller, language }) => {
    const result = await deleteView(deps, { userId: caller.userId, viewId: body.Id });
    return {
      body: [result.ok ? commandSucceeded(result.value) : errorEntry(result.code, language)],
    };
  },
});
