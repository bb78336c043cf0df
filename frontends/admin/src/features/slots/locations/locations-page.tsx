import type { LocationResponse } from '@tokri/contracts/api';
import { confirmNavigation } from '@tokri/web-kit/platform';
import { classNames, ErrorPanel } from '@tokri/web-kit/ui';
import { useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useLocations } from '../../../locations/use-locations.ts';
import { groupByServiceArea, type ServiceArea } from '../areas/service-areas.ts';
import { t } from '../labels.ts';
import { useServedPincodes } from '../slot-queries.ts';
import layoutStyles from '../slots-layout.module.css';
import { SlotsPageLayout } from '../slots-page.tsx';
import { CloseLocationSheet } from './close-location-sheet.tsx';
import { ClosedLocations } from './closed-locations.tsx';
import { LocationForm } from './location-form.tsx';
import { LocationPanel, listServed } from './location-panel.tsx';

const EditCard = ({
  edited,
  onDone,
}: {
  readonly edited: LocationResponse | null;
  readonly onDone: () => void;
}) => {
  const title = edited ? t('location.renameOf', { name: edited.Name }) : t('location.add');
  return (
    <section className={cardStyles.card} aria-label={title}>
      <div className={cardStyles.head}>
        <h2>{title}</h2>
      </div>
      <div className={cardStyles.body}>
        <LocationForm key={edited?.Id ?? 0} location={edited} onDone={onDone} />
      </div>
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
  const [closingId, setClosingId] = useState(0);
  const open = locations.filter(({ ClosedAt }) => ClosedAt === null);
  const closing = open.find(({ Id }) => Id === closingId);
  const rename = async (locationId: number): Promise<void> => {
    if (locationId !== editedId && (await confirmNavigation())) setEditedId(locationId);
  };
  return (
    <div className={classNames(layoutStyles.columns, layoutStyles.withForm)}>
      <div className={layoutStyles.main}>
        {open.map((location) => (
          <LocationPanel
            key={location.Id}
            location={location}
            locations={open}
            areas={areas}
            onRename={() => void rename(location.Id)}
            onClose={() => setClosingId(location.Id)}
          />
        ))}
        <ClosedLocations locations={locations.filter(({ ClosedAt }) => ClosedAt !== null)} />
      </div>
      <EditCard
        edited={open.find(({ Id }) => Id === editedId) ?? null}
        onDone={() => setEditedId(0)}
      />
      {closing && (
        <CloseLocationSheet
          location={closing}
          served={listServed(closing, open, areas)}
          targets={open.filter(({ Id }) => Id !== closing.Id)}
          onClose={() => setClosingId(0)}
        />
      )}
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
