import { formatExactPrice } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import type { PaymentFilter } from '../payment-filter.ts';
import { usePaymentTotals } from '../payment-queries.ts';
import styles from '../payments.module.css';

const Total = ({ name, value }: { readonly name: string; readonly value: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** Best effort: without an answer the list stays usable. */
export const PaymentTotals = ({ filter }: { readonly filter: PaymentFilter }) => {
  const { data } = usePaymentTotals(filter);
  return (
    <section aria-label={t('totals.label')}>
      <dl className={styles.totals}>
        {data && (
          <>
            <Total name={t('totals.payments')} value={data.Payments} />
            <Total name={t('totals.captured')} value={formatExactPrice(data.Captured)} />
            <Total name={t('totals.refunded')} value={formatExactPrice(data.Refunded)} />
            <Total name={t('totals.net')} value={formatExactPrice(data.Captured - data.Refunded)} />
          </>
        )}
      </dl>
      {data?.IsComplete === false && (
        <p className="fine-print">{t('totals.partial', { count: data.Payments })}</p>
      )}
    </section>
  );
};
