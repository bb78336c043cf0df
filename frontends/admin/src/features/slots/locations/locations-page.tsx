import type { LocationResponse } from '@tokri/contracts/api';
import { defaultLocationId } from '@tokri/contracts/slots';
import { Button, ButtonLink, classNames, ErrorPanel } from '@tokri/web-kit/ui';
import { useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useLocations } from '../../../locations/use-locations.ts';
import { usePermissions } from '../../../layout/access-guard.tsx';
import { groupByServiceArea, type ServiceArea } from '../areas/service-areas.ts';
import rangeStyles from '../areas/pincodes-page.module.css';
import { t } from '../labels.ts';
import { useServedPincodes } from '../slot-queries.ts';
import layoutStyles from '../slots-layout.module.css';
import { SlotsPageLayout } from '../slots-page.tsx';
import { LocationForm } from './location-form.tsx';
import styles from './locations.module.css';
import { useAssignLocation } from './use-assign-location.ts';

/** An area that no location names is served by location 1. */
const findServing = (locations: readonly LocationResponse[], groupId: number): number =>
  locations.find(({ GroupIds }) => GroupIds.includes(groupId))?.Id ?? defaultLocationId;

interface LocationPanelProps {
  readonly location: LocationResponse;
  readonly locations: readonly LocationResponse[];
  readonly areas: readonly ServiceArea[];
  readonly onRename: () => void;
}

const AreaRow = ({
  area,
  servingId,
  locations,
}: {
  readonly area: ServiceArea;
  readonly servingId: number;
  readonly locations: readonly LocationResponse[];
}) => {
  const { assign, busyGroupId } = useAssignLocation();
  return (
    <li>
      <span className="grow">{area.GroupName}</span>
      {locations.length > 1 && (
        <select
          className={classNames('input', styles.location)}
          aria-label={t('location.servedBy', { area: area.GroupName })}
          value={String(servingId)}
          disabled={busyGroupId === area.GroupId}
          onChange={({ target }) => {
            const chosen = locations.find(({ Id }) => Id === Number(target.value));
            if (chosen) void assign(area, chosen);
          }}
        >
          {locations.map(({ Id, Name }) => (
            <option key={Id} value={String(Id)}>
              {Name}
            </option>
          ))}
        </select>
      )}
    </li>
  );
};

const LocationPanel = ({ location, locations, areas, onRename }: LocationPanelProps) => {
  const canSeeStock = usePermissions().includes('items');
  const id = `h-location-${location.Id}`;
  const served = areas.filter(({ GroupId }) => findServing(locations, GroupId) === location.Id);
  return (
    <section className={cardStyles.card} aria-labelledby={id}>
      <div className={cardStyles.head}>
        <h2 id={id} className="grow">
          {location.Name}
        </h2>
        {canSeeStock && (
          <ButtonLink kind="quiet" isSmall to={`/admin/stock?LocationId=${location.Id}`}>
            {t('location.stock')}
          </ButtonLink>
        )}
        <Button
          kind="secondary"
          isSmall
          aria-label={t('location.renameOf', { name: location.Name })}
          onClick={onRename}
        >
          {t('location.rename')}
        </Button>
      </div>
      {served.length === 0 ? (
        <p className={classNames('muted', cardStyles.body)}>{t('location.none')}</p>
      ) : (
        <ul className={rangeStyles.ranges}>
          {served.map((area) => (
            <AreaRow key={area.GroupId} area={area} servingId={location.Id} locations={locations} />
          ))}
        </ul>
      )}
    </section>
  );
};

const LocationLists = ({
  locations,
  areas,
}: {
  readonly locations: readonly LocationResponse[];
  readonly areas: readonly ServiceArea[];
}) => {
  const [editedId, setEditedId] = useState(0);
  const edited = locations.find(({ Id }) => Id === editedId) ?? null;
  const title = edited ? t('location.renameOf', { name: edited.Name }) : t('location.add');
  return (
    <div className={classNames(layoutStyles.columns, layoutStyles.withForm)}>
      <div className={layoutStyles.main}>
        {locations.map((location) => (
          <LocationPanel
            key={location.Id}
            location={location}
            locations={locations}
            areas={areas}
            onRename={() => setEditedId(location.Id)}
          />
        ))}
      </div>
      <section className={cardStyles.card} aria-label={title}>
        <div className={cardStyles.head}>
          <h2>{title}</h2>
        </div>
        <div className={cardStyles.body}>
          <LocationForm key={edited?.Id ?? 0} location={edited} onDone={() => setEditedId(0)} />
        </div>
      </section>
    </div>
  );
};

export const LocationsPage = () => {
  const locations = useLocations();
  const pincodes = useServedPincodes();
  const failed = [locations, pincodes].find(({ isError, data }) => isError && !data);
  return (
    <SlotsPageLayout tab="locations" lists={[pincodes.data]}>
      <p className={classNames('muted', layoutStyles.intro)}>{t('location.lead')}</p>
      {failed && (
        <div className={cardStyles.card}>
          <ErrorPanel
            error={failed.error}
            isBusy={failed.isFetching}
            onRetry={() => void failed.refetch()}
          />
        </div>
      )}
      {!failed && (!locations.data || !pincodes.data) && (
        <div className={cardStyles.card}>
          <RowsSkeleton />
        </div>
      )}
      {locations.data && pincodes.data && (
        <LocationLists locations={locations.data} areas={groupByServiceArea(pincodes.data.rows)} />
      )}
    </SlotsPageLayout>
  );
};
