import { formatPercent } from '@tokri/web-kit/ui';
import { t } from './labels.ts';
import styles from './reports.module.css';

export interface ReportTotal {
  readonly name: string;
  readonly value: number;
  readonly compared?: number | undefined;
  readonly format: (value: number) => string;
}

const formatChange = (value: number, compared: number): string => {
  if (compared === 0) return '–';
  const share = (value - compared) / Math.abs(compared);
  return `${share > 0 ? '+' : ''}${formatPercent(share)}`;
};

export const ReportTotals = ({ totals }: { readonly totals: readonly ReportTotal[] }) => (
  <section aria-label={t('totals.label')}>
    <dl className={styles.totals}>
      {totals.map(({ name, value, compared, format }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{format(value)}</dd>
          {compared !== undefined && (
            <dd className={styles.change}>
              {t('totals.change', {
                percent: formatChange(value, compared),
                value: format(compared),
              })}
            </dd>
          )}
        </div>
      ))}
    </dl>
  </section>
);
