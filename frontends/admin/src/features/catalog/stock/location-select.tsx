import { useLocations } from '../../../locations/use-locations.ts';
import { rememberLocation } from './stock-filter.ts';
import { t } from './labels.ts';
import styles from './stock.module.css';

/** Nothing to choose in a shop with one location. A closed one is listed only while it is shown. */
export const LocationSelect = ({
  locationId,
  onSelect,
}: {
  readonly locationId: number;
  readonly onSelect: (locationId: number) => void;
}) => {
  const { data = [] } = useLocations();
  const locations = data.filter(({ Id, ClosedAt }) => ClosedAt === null || Id === locationId);
  if (locations.length < 2) return null;
  return (
    <select
      className={`input ${styles.location}`}
      aria-label={t('location')}
      value={locationId}
      onChange={({ target }) => {
        rememberLocation(Number(target.value));
        onSelect(Number(target.value));
      }}
    >
      {locations.map(({ Id, Name, ClosedAt }) => (
        <option key={Id} value={Id}>
          {ClosedAt ? t('location.closed', { name: Name }) : Name}
        </option>
      ))}
    </select>
  );
};
