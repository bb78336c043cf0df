import { ErrorPanel, EmptyState, Sheet } from '@tokri/web-kit/ui';
import { RowsSkeleton } from '../../../../components/rows-skeleton.tsx';
import { t } from '../labels.ts';
import { useItemPrices } from '../price-queries.ts';
import { RateSheet } from './rate-sheet.tsx';

/** A new price of one pack, for a list that shows the price of today only. */
export const UnitRateSheet = ({
  itemId,
  unitId,
  name,
  onClose,
}: {
  readonly itemId: number;
  readonly unitId: number;
  readonly name: string;
  readonly onClose: () => void;
}) => {
  const query = useItemPrices(itemId);
  const unit = query.data?.Units.find(({ UnitId }) => UnitId === unitId);
  if (query.data && unit) return <RateSheet item={query.data} unit={unit} onClose={onClose} />;
  return (
    <Sheet title={t('sheet.add', { name })} onClose={onClose}>
      {query.isPending && <RowsSkeleton count={3} />}
      {query.isError && (
        <ErrorPanel
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <EmptyState title={t('panel.notFound')} text={t('panel.notFoundText')} />}
    </Sheet>
  );
};
