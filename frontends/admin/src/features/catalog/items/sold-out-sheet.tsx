import { Button, Sheet } from '@tokri/web-kit/ui';
import { useLocations } from '../../../locations/use-locations.ts';
import { soldOutChange, stockByLocation, type ItemChange, type StaffItem } from './item-changes.ts';
import styles from './items.module.css';
import { t } from './labels.ts';

/** Stock of the item at locations that are not closed. */
const useOpenStocks = (item: StaffItem) => {
  const { data: locations = [] } = useLocations();
  const isClosed = (locationId: number): boolean =>
    locations.some(({ Id, ClosedAt }) => Id === locationId && ClosedAt !== null);
  return {
    stocks: [...stockByLocation(item)].filter(([locationId]) => !isClosed(locationId)),
    nameOf: (locationId: number): string =>
      locations.find(({ Id }) => Id === locationId)?.Name ??
      t('stock.location', { id: locationId }),
  };
};

/** Asks which location sold an item out that several locations have in stock. */
export const SoldOutSheet = ({
  item,
  seenAt,
  apply,
  onClose,
}: {
  readonly item: StaffItem;
  /** When the list was read. */
  readonly seenAt: number;
  readonly apply: (change: ItemChange) => void;
  readonly onClose: () => void;
}) => {
  const { stocks, nameOf } = useOpenStocks(item);
  const choose = (change: ItemChange): void => {
    apply(change);
    onClose();
  };
  return (
    <Sheet title={t('markSoldOut.where', { name: item.Name })} onClose={onClose}>
      <div className={styles.form}>
        {stocks.map(([locationId, stock]) => (
          <Button
            key={locationId}
            kind="secondary"
            onClick={() =>
              choose(
                soldOutChange(item, {
                  seenAt,
                  locationIds: [locationId],
                  locationName: nameOf(locationId),
                }),
              )
            }
          >
            {t('markSoldOut.at', { location: nameOf(locationId), count: stock })}
          </Button>
        ))}
        <Button
          onClick={() =>
            choose(soldOutChange(item, { seenAt, locationIds: stocks.map(([id]) => id) }))
          }
        >
          {t('markSoldOut.everywhere')}
        </Button>
      </div>
    </Sheet>
  );
};
