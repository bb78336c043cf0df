import { ErrorPanel, Sheet } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { RowsSkeleton } from '../../../../components/rows-skeleton.tsx';
import { LocationSelect } from '../location-select.tsx';
import { parseStockFilter } from '../stock-filter.ts';
import { rowName, useStockCount, type StockRow } from '../stock-queries.ts';
import { StockSheet, type StockSheetKind } from './stock-sheet.tsx';

const rememberedLocationId = (): number => parseStockFilter(new URLSearchParams()).locationId;

/** The stock of one pack, for a list that shows it without its location. */
export const UnitStockSheet = ({
  item,
  unit,
  onClose,
}: Pick<StockRow, 'item' | 'unit'> & { readonly onClose: () => void }) => {
  const [locationId, setLocationId] = useState(rememberedLocationId);
  const [kind, setKind] = useState<StockSheetKind>('actions');
  const query = useStockCount(unit.UnitId, locationId);
  const location = <LocationSelect locationId={locationId} onSelect={setLocationId} />;
  if (query.data)
    return (
      <StockSheet
        kind={kind}
        row={{ item, unit, ...query.data }}
        locationId={locationId}
        onOpen={setKind}
        onClose={onClose}
      >
        {location}
      </StockSheet>
    );
  return (
    <Sheet title={rowName({ item, unit })} onClose={onClose}>
      {location}
      {query.isError ? (
        <ErrorPanel
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <RowsSkeleton count={3} />
      )}
    </Sheet>
  );
};
