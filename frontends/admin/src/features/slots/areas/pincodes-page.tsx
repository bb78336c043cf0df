import { EmptyState, ErrorPanel, Tag } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { groupByServiceArea, type ServiceArea } from './service-areas.ts';
import { rangeLabel, rangeSize } from './pincode-ranges.ts';
import { PincodesForm } from './pincodes-form.tsx';
import { FormColumns } from '../form-columns.tsx';
import { useServedPincodes } from '../slot-queries.ts';
import { SlotsPageLayout } from '../slots-page.tsx';
import styles from './pincodes-page.module.css';
import { t } from '../labels.ts';

const AreaPanel = ({ group }: { readonly group: ServiceArea }) => {
  const id = `h-area-${group.GroupId}`;
  return (
    <section className={cardStyles.card} aria-labelledby={id}>
      <div className={cardStyles.head}>
        <h2 id={id} className="grow">
          {group.GroupName} <small className="fine-print">{group.stateName}</small>
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
            <span className="fine-print">
              {t('pincodes.pincodeCount', { codes: rangeSize(range) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const ChangePincodesSection = ({ groups }: { readonly groups: readonly ServiceArea[] }) => (
  <section className={cardStyles.card} aria-labelledby="h-ranges">
    <div className={cardStyles.head}>
      <h2 id="h-ranges">{t('pincodes.change')}</h2>
    </div>
    <div className={cardStyles.body}>
      <PincodesForm groups={groups} />
    </div>
  </section>
);

export const PincodesPage = () => {
  const areas = useServedPincodes();
  const groups = groupByServiceArea(areas.data?.rows ?? []);
  return (
    <SlotsPageLayout tab="pincodes" lists={[areas.data]}>
      {areas.isPending && (
        <div className={cardStyles.card}>
          <RowsSkeleton />
        </div>
      )}
      {areas.isError && !areas.data && (
        <div className={cardStyles.card}>
          <ErrorPanel
            error={areas.error}
            isBusy={areas.isFetching}
            onRetry={() => void areas.refetch()}
          />
        </div>
      )}
      {areas.data && (
        <FormColumns form={<ChangePincodesSection groups={groups} />}>
          {groups.length === 0 && (
            <div className={cardStyles.card}>
              <EmptyState title={t('area.none')} text={t('area.noneText')} />
            </div>
          )}
          {groups.map((group) => (
            <AreaPanel key={group.GroupId} group={group} />
          ))}
        </FormColumns>
      )}
    </SlotsPageLayout>
  );
};
