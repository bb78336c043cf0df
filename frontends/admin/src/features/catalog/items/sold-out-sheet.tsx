import { Button, Sheet } from '@tokri/web-kit/ui';
import { useLocations } from '../../../locations/use-locations.ts';
import { soldOutChange, stockByLocation, type ItemChange, type StaffItem } from './item-changes.ts';
import styles from './items.module.css';
import { t } from './labels.ts';

/** Asks which location sold an item out that several locations have in stock. */
export const SoldOutSheet = ({
  item,
  apply,
  onClose,
}: {
  readonly item: StaffItem;
  readonly apply: (change: ItemChange) => void;
  readonly onClose: () => void;
}) => {
  const { data: locations = [] } = useLocations();
  const nameOf = (locationId: number): string =>
    locations.find(({ Id }) => Id === locationId)?.Name ?? t('stock.location', { id: locationId });
  const choose = (change: ItemChange): void => {
    apply(change);
    onClose();
  };
  return (
    <Sheet title={t('markSoldOut.where', { name: item.Name })} onClose={onClose}>
      <div className={styles.form}>
        {[...stockByLocation(item)].map(([locationId, stock]) => (
          <Button
            key={locationId}
            kind="secondary"
            onClick={() => choose(soldOutChange(item, [locationId], nameOf(locationId)))}
          >
            {t('markSoldOut.at', { location: nameOf(locationId), count: stock })}
          </Button>
        ))}
        <Button onClick={() => choose(soldOutChange(item))}>{t('markSoldOut.everywhere')}</Button>
      </div>
    </Sheet>
  );
};
