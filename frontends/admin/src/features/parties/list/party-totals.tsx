import type { PartyBalancesResponse } from '@tokri/contracts/api';
import { formatCount, formatExactPrice } from '@tokri/web-kit/ui';
import { ages } from '../ageing.ts';
import { t } from '../labels.ts';
import styles from '../parties.module.css';

const Total = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

export const PartyTotals = ({ totals }: { readonly totals: PartyBalancesResponse['Totals'] }) => (
  <section aria-label={t('totals.label')}>
    <dl className={styles.totals}>
      <Total name={t('totals.parties')} value={formatCount(totals.Parties)} />
      <Total name={t('column.outstanding')} value={formatExactPrice(totals.Outstanding)} />
      {ages.map((age) => (
        <Total key={age} name={t(`age.${age}`)} value={formatExactPrice(totals.Ageing[age])} />
      ))}
      <Total name={t('column.overdue')} value={formatExactPrice(totals.Overdue)} />
      <Total name={t('column.reserved')} value={formatExactPrice(totals.Reserved)} />
      <Total name={t('column.limit')} value={formatExactPrice(totals.CreditLimit)} />
      <Total name={t('column.available')} value={formatExactPrice(totals.Available)} />
    </dl>
  </section>
);
