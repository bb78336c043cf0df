import { classNames, EmptyState, ErrorPanel, Tag } from '@tokri/web-kit/ui';
import common from '../../../components/common.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { groupByServiceArea, type ServiceArea } from './service-areas.ts';
import { rangeLabel, rangeSize } from './pincode-ranges.ts';
import { PincodesForm } from './pincodes-form.tsx';
import { useServedPincodes } from '../slot-queries.ts';
import { SlotsPageLayout } from '../slots-page.tsx';
import styles from '../slots.module.css';
import { t } from '../labels.ts';

const AreaPanel = ({ group }: { readonly group: ServiceArea }) => {
  const id = `h-area-${group.GroupId}`;
  return (
    <section className={common.box} aria-labelledby={id}>
      <div className={styles.boxHead}>
        <h2 id={id} className="grow">
          {group.GroupName} <small className="fine">{group.stateName}</small>
        </h2>
        <Tag>
          {t('pincodes.pincodeCount', {
            codes: group.ranges.reduce((sum, range) => sum + rangeSize(range), 0),
          })}
        </Tag>
      </div>
      <ul className={styles.ranges}>
        {group.ranges.map((range) => (
          <li key={range.from}>
            <span className="grow">{rangeLabel(range)}</span>
            <span className="fine">{t('pincodes.pincodeCount', { codes: rangeSize(range) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

export const PincodesPage = () => {
  const areas = useServedPincodes();
  const groups = groupByServiceArea(areas.data?.rows ?? []);
  return (
    <SlotsPageLayout tab="pincodes" lists={[areas.data]}>
      {areas.isPending && (
        <div className={common.box}>
          <RowsSkeleton />
        </div>
      )}
      {areas.isError && !areas.data && (
        <div className={common.box}>
          <ErrorPanel
            error={areas.error}
            isBusy={areas.isFetching}
            onRetry={() => void areas.refetch()}
          />
        </div>
      )}
      {areas.data && (
        <div className={classNames(styles.two, styles.halves)}>
          <div className={styles.main}>
            {groups.length === 0 && (
              <div className={common.box}>
                <EmptyState title={t('area.none')} text={t('area.noneText')} />
              </div>
            )}
            {groups.map((group) => (
              <AreaPanel key={group.GroupId} group={group} />
            ))}
          </div>
          <section className={classNames(common.box, styles.first)} aria-labelledby="h-ranges">
            <div className={styles.boxHead}>
              <h2 id="h-ranges">{t('pincodes.change')}</h2>
            </div>
            <div className={styles.box}>
              <PincodesForm groups={groups} />
            </div>
          </section>
        </div>
      )}
    </SlotsPageLayout>
  );
};
