import type { LocationResponse } from '@tokri/contracts/api';
import { defaultLocationId } from '@tokri/contracts/slots';
import { Button, ButtonLink, classNames } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { usePermissions } from '../../../layout/access-guard.tsx';
import type { ServiceArea } from '../areas/service-areas.ts';
import rangeStyles from '../areas/pincodes-page.module.css';
import { t } from '../labels.ts';
import styles from './locations.module.css';
import { useAssignLocation } from './use-assign-location.ts';

/** An area that no location names is served by location 1. */
const findServing = (locations: readonly LocationResponse[], groupId: number): number =>
  locations.find(({ GroupIds }) => GroupIds.includes(groupId))?.Id ?? defaultLocationId;

export const listServed = (
  { Id }: LocationResponse,
  locations: readonly LocationResponse[],
  areas: readonly ServiceArea[],
): readonly ServiceArea[] => areas.filter(({ GroupId }) => findServing(locations, GroupId) === Id);

interface LocationPanelProps {
  readonly location: LocationResponse;
  readonly locations: readonly LocationResponse[];
  readonly areas: readonly ServiceArea[];
  readonly onRename: () => void;
  readonly onClose: () => void;
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
            if (chosen) void assign(area, { from: servingId, to: chosen });
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

const PanelActions = ({
  location: { Id, Name: name },
  onRename,
  onClose,
}: Pick<LocationPanelProps, 'location' | 'onRename' | 'onClose'>) => {
  const canSeeStock = usePermissions().includes('items');
  return (
    <>
      {canSeeStock && (
        <ButtonLink kind="quiet" isSmall to={`/admin/stock?LocationId=${Id}`}>
          {t('location.stock')}
        </ButtonLink>
      )}
      <Button
        kind="secondary"
        isSmall
        aria-label={t('location.renameOf', { name })}
        onClick={onRename}
      >
        {t('location.rename')}
      </Button>
      {Id !== defaultLocationId && (
        <Button kind="quiet" isSmall aria-label={t('location.closeOf', { name })} onClick={onClose}>
          {t('location.close')}
        </Button>
      )}
    </>
  );
};

export const LocationPanel = ({ location, locations, areas, ...actions }: LocationPanelProps) => {
  const id = `h-location-${location.Id}`;
  const served = listServed(location, locations, areas);
  return (
    <section className={cardStyles.card} aria-labelledby={id}>
      <div className={cardStyles.head}>
        <h2 id={id} className="grow">
          {location.Name}
        </h2>
        <PanelActions location={location} {...actions} />
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
