import type { DuesPaymentResponse } from '@tokri/contracts/api';
import { useOnline } from '@tokri/web-kit/platform';
import { Button, formatDate, formatExactPrice } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './dues.module.css';
import type { PayablePayment } from './use-dues-checkout.ts';

interface OpenedPaymentsProps {
  readonly payments: readonly DuesPaymentResponse[];
  /** While a payment is under way. */
  readonly isLocked: boolean;
  readonly onPay: (payment: PayablePayment) => void;
}

/** Payments whose form was closed: they can go on with the same order of the provider. */
export const OpenedPayments = ({ payments, isLocked, onPay }: OpenedPaymentsProps) => {
  const isOnline = useOnline();
  if (payments.length === 0) return null;
  return (
    <section className={`panel ${styles.result}`} aria-labelledby="h-opened">
      <h2 id="h-opened">{t('dues.opened')}</h2>
      <ul className={styles.list}>
        {payments.map((payment) => (
          <li key={payment.Id} className={styles.payment}>
            <span>
              <b className="strong">{formatExactPrice(payment.Amount)}</b>
              <small className="muted">
                {[
                  formatDate(payment.Date, { withYear: true }),
                  ...payment.Bills.map(({ Number }) => Number),
                ].join(', ')}
              </small>
            </span>
            <Button isSmall disabled={isLocked || !isOnline} onClick={() => onPay(payment)}>
              {t('dues.goOn', { sum: formatExactPrice(payment.Amount) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
