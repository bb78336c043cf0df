import { classNames, Empty, ErrorPanel, Tag } from '@tokri/web-kit/ui';
import parts from '../../../parts/parts.module.css';
import { RowsWaiting } from '../../../parts/rows-waiting.tsx';
import { pincodeGroups, type PincodeGroup } from './areas-model.ts';
import { rangeWords, sizeOf } from './range-text.ts';
import { RangesForm } from './ranges-form.tsx';
import { usePincodes } from '../slot-reads.ts';
import { SlotsPage } from '../slots-page.tsx';
import styles from '../slots.module.css';
import { t } from '../texts.ts';

const Area = ({ group }: { readonly group: PincodeGroup }) => {
  const id = `h-area-${group.GroupId}`;
  return (
    <section className={parts.box} aria-labelledby={id}>
      <div className={styles.boxHead}>
        <h2 id={id} className="grow">
          {group.GroupName} <small className="fine">{group.stateName}</small>
        </h2>
        <Tag>
          {t('pincodes.codes', {
            codes: group.ranges.reduce((sum, range) => sum + sizeOf(range), 0),
          })}
        </Tag>
      </div>
      <ul className={styles.ranges}>
        {group.ranges.map((range) => (
          <li key={range.from}>
            <span className="grow">{rangeWords(range)}</span>
            <span className="fine">{t('pincodes.codes', { codes: sizeOf(range) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Where the shop delivers: ranges of each area, and the form that opens and closes them. */
export const PincodesPage = () => {
  const areas = usePincodes();
  const groups = pincodeGroups(areas.data?.rows ?? []);
  return (
    <SlotsPage tab="pincodes" lists={[areas.data]}>
      {areas.isPending && (
        <div className={parts.box}>
          <RowsWaiting />
        </div>
      )}
      {areas.isError && !areas.data && (
        <div className={parts.box}>
          <ErrorPanel
            problem={areas.error}
            isBusy={areas.isFetching}
            onRetry={() => void areas.refetch()}
          />
        </div>
      )}
      {areas.data && (
        <div className={classNames(styles.two, styles.halves)}>
          <div className={styles.main}>
            {groups.length === 0 && (
              <div className={parts.box}>
                <Empty title={t('area.none')} text={t('area.noneText')} />
              </div>
            )}
            {groups.map((group) => (
              <Area key={group.GroupId} group={group} />
            ))}
          </div>
          <section className={classNames(parts.box, styles.first)} aria-labelledby="h-ranges">
            <div className={styles.boxHead}>
              <h2 id="h-ranges">{t('pincodes.change')}</h2>
            </div>
            <div className={styles.box}>
              <RangesForm groups={groups} />
            </div>
          </section>
        </div>
      )}
    </SlotsPage>
  );
};
