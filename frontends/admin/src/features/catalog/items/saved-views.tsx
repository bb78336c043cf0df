import { itemAdminOperations, type SavedViewResponse } from '@tokri/contracts/api';
import { reportChange, useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { Link, sendCommand } from '@tokri/web-kit/platform';
import { Button, Icon, IconButton, Trash2 } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { formatItemFilter, type ItemFilter } from './item-filter.ts';
import styles from './items.module.css';
import { t } from './labels.ts';
import { refreshSavedViews, useSavedViews } from './saved-view-queries.ts';
import { SavedViewSheet } from './saved-view-sheet.tsx';

/** The filter of the address, which a view is a name for. */
const toViewQuery = (filter: ItemFilter): string =>
  String(new URLSearchParams(formatItemFilter({ ...filter, page: 1 })));

const { saveView, deleteView } = itemAdminOperations;

const useDeleteView = () => {
  const { run } = useMutationWithFeedback({
    send: (send: () => ReturnType<typeof sendDelete>) => send(),
    refresh: refreshSavedViews,
    successMessage: () => '',
  });
  const sendDelete = (Id: number) => sendCommand(deleteView, { body: { Id } });
  const restore = ({ Name, Query }: SavedViewResponse) =>
    run(() => sendCommand(saveView, { body: { Name, Query } }));
  return async (view: SavedViewResponse): Promise<void> => {
    if (!(await run(() => sendDelete(view.Id)))) return;
    const text = t('view.deleted', { name: view.Name });
    reportChange(text, () => void restore(view));
  };
};

const CurrentViewActions = ({
  view,
  onRename,
}: {
  readonly view: SavedViewResponse;
  readonly onRename: () => void;
}) => {
  const remove = useDeleteView();
  return (
    <>
      <Button isSmall kind="quiet" onClick={onRename}>
        {t('view.rename')}
      </Button>
      <IconButton label={t('view.delete', { name: view.Name })} onClick={() => void remove(view)}>
        <Icon icon={Trash2} size={16} />
      </IconButton>
    </>
  );
};

const useCurrentView = (filter: ItemFilter) => {
  const { data: views = [] } = useSavedViews();
  const query = toViewQuery(filter);
  return { views, query, current: views.find(({ Query }) => Query === query) };
};

export const SaveViewButton = ({ filter }: { readonly filter: ItemFilter }) => {
  const { query, current } = useCurrentView(filter);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        isSmall
        kind="quiet"
        className={styles.lastFilter}
        disabled={query === '' || current !== undefined}
        onClick={() => setOpen(true)}
      >
        {t('view.save')}
      </Button>
      {isOpen && <SavedViewSheet view={undefined} query={query} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Best effort: without an answer the table stays usable. */
export const SavedViews = ({ filter }: { readonly filter: ItemFilter }) => {
  const { views, query, current } = useCurrentView(filter);
  const [renamed, setRenamed] = useState<SavedViewResponse>();
  if (views.length === 0) return null;
  return (
    <nav className={styles.views} aria-label={t('views')}>
      {views.map(({ Id, Name, Query }) => (
        <Link
          key={Id}
          className="chip"
          aria-current={Id === current?.Id ? 'true' : undefined}
          to={{ pathname: '/admin/items', search: Query }}
        >
          {Name}
        </Link>
      ))}
      {current && <CurrentViewActions view={current} onRename={() => setRenamed(current)} />}
      {renamed && (
        <SavedViewSheet view={renamed} query={query} onClose={() => setRenamed(undefined)} />
      )}
    </nav>
  );
};
