import type { EditedItem } from '@tokri/contracts/api';
import { isApiProblem, useParams } from '@tokri/web-kit/platform';
import { Button, EmptyState, ErrorPanel, Note } from '@tokri/web-kit/ui';
import { Page } from '../../../../components/page.tsx';
import { RowsSkeleton } from '../../../../components/rows-skeleton.tsx';
import { ItemHistory } from '../history/item-history.tsx';
import { restoreChange } from '../item-changes.ts';
import { useItemChange } from '../use-item-change.ts';
import { ItemForm } from './item-form.tsx';
import { useEditedItem } from './item-form-queries.ts';
import { formText } from './labels.ts';

const DeletedItem = ({
  item,
  onRestored,
}: {
  readonly item: EditedItem;
  readonly onRestored: () => void;
}) => {
  const { apply, isBusy } = useItemChange();
  const restore = async (): Promise<void> => {
    if (await apply(restoreChange(item))) onRestored();
  };
  return (
    <Note tone="warning">
      {formText('deleted')}{' '}
      <Button kind="secondary" isSmall isBusy={isBusy} onClick={() => void restore()}>
        {formText('restore')}
      </Button>
    </Note>
  );
};

const EditItem = ({ itemId }: { readonly itemId: number }) => {
  const query = useEditedItem(itemId);
  const item = query.data;
  const isNotFound = itemId === 0 || (isApiProblem(query.error) && query.error.status === 404);
  return (
    <Page title={item?.Name ?? formText('editItem')}>
      {isNotFound && <EmptyState title={formText('notFound')} text={formText('notFoundText')} />}
      {!isNotFound && query.isPending && <RowsSkeleton count={8} />}
      {!isNotFound && query.isError && !item && (
        <ErrorPanel
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {item?.Status === 2 && <DeletedItem item={item} onRestored={() => void query.refetch()} />}
      {item && item.Status !== 2 && <ItemForm item={item} />}
      {item && <ItemHistory item={item} />}
    </Page>
  );
};

export const ItemFormPage = () => {
  const { id } = useParams();
  if (id === undefined)
    return (
      <Page title={formText('newItem')}>
        <ItemForm />
      </Page>
    );
  return <EditItem key={id} itemId={/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0} />;
};
