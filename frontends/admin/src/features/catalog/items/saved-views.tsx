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

/** Best effort: without an answer the table stays usable. */
export const SavedViews = ({ filter }: { readonly filter: ItemFilter }) => {
  const { data: views = [] } = useSavedViews();
  const [sheet, setSheet] = useState<{ readonly view?: SavedViewResponse }>();
  const query = toViewQuery(filter);
  const current = views.find(({ Query }) => Query === query);
  if (views.length === 0 && query === '') return null;
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
      {query !== '' && !current && (
        <Button isSmall kind="quiet" onClick={() => setSheet({})}>
          {t('view.save')}
        </Button>
      )}
      {current && (
        <CurrentViewActions view={current} onRename={() => setSheet({ view: current })} />
      )}
      {sheet && (
        <SavedViewSheet view={sheet.view} query={query} onClose={() => setSheet(undefined)} />
      )}
    </nav>
  );
};
