import type { LocationResponse } from '@tokri/contracts/api';
import { Button, formatPastMoment } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import rangeStyles from '../areas/pincodes-page.module.css';
import { t } from '../labels.ts';
import { useLocationState } from './use-location-state.ts';

export const ClosedLocations = ({
  locations,
}: {
  readonly locations: readonly LocationResponse[];
}) => {
  const { run, isBusy } = useLocationState();
  if (locations.length === 0) return null;
  return (
    <section className={cardStyles.card} aria-labelledby="h-closed-locations">
      <div className={cardStyles.head}>
        <h2 id="h-closed-locations">{t('location.closedList')}</h2>
      </div>
      <ul className={rangeStyles.ranges}>
        {locations.map((location) => (
          <li key={location.Id}>
            <span className="grow">{location.Name}</span>
            {location.ClosedAt && (
              <span className="muted">
                {t('location.closedSince', { time: formatPastMoment(location.ClosedAt) })}
              </span>
            )}
            <Button
              kind="secondary"
              isSmall
              isBusy={isBusy}
              aria-label={t('location.reopenOf', { name: location.Name })}
              onClick={() => void run({ location, closes: false, moveAreasTo: 0 })}
            >
              {t('location.reopen')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
