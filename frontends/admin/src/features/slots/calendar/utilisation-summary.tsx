import type { SlotUsageResponse } from '@tokri/contracts/api';
import { shopDate, formatDate, formatShortTime, formatTimeRange, today } from '@tokri/web-kit/ui';
import styles from './utilisation-summary.module.css';
import { t } from '../labels.ts';
import { calculateTotals, utilisationPercent } from './utilisation.ts';

export const UtilisationSummary = ({ slots }: { readonly slots: readonly SlotUsageResponse[] }) => {
  const { booked, capacity, full, held, waiting, nextCutOff } = calculateTotals(slots, new Date());
  const cutOffDay = nextCutOff ? shopDate(new Date(nextCutOff.CutOffAt)) : '';
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('totals.booked')}</dt>
        <dd>
          {t('number', { count: booked })}{' '}
          <small>
            {t('totals.of', { capacity, percent: utilisationPercent(booked, capacity) })}
          </small>
        </dd>
      </div>
      <div>
        <dt>{t('totals.full')}</dt>
        <dd>
          {full} <small>{t('totals.slots', { full })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('totals.held')}</dt>
        <dd>
          {t('number', { count: held })} <small>{t('totals.waiting', { waiting })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('totals.cutOff')}</dt>
        <dd>
          {nextCutOff ? (
            <>
              {formatShortTime(nextCutOff.CutOffAt)}{' '}
              <small>
                {cutOffDay === today() ? '' : `${formatDate(cutOffDay)}, `}
                {t('totals.for', { slot: formatTimeRange(nextCutOff.Start, nextCutOff.End) })}
              </small>
            </>
          ) : (
            '–'
          )}
        </dd>
      </div>
    </dl>
  );
};
