import type { DuesPaymentResponse } from '@tokri/contracts/api';
import { listReturns } from '@tokri/web-kit/ledger';
import { Button, ErrorPanel, formatDate, formatExactPrice, Skeleton, Tag } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import type { useDuesPayments } from './dues-queries.ts';
import styles from './dues.module.css';
import { ReceiptButton } from './receipt-button.tsx';
import { VoucherLinks } from './voucher-links.tsx';

const tones = {
  opened: 'warning',
  captured: 'success',
  failed: 'error',
  reversed: 'error',
} as const;

const paymentDetails = ({ Date, Way, Reference }: DuesPaymentResponse): string =>
  [formatDate(Date, { withYear: true }), t(`dues.way.${Way}`), Reference]
    .filter(Boolean)
    .join(', ');

const billDetails = ({ Bills, OnAccount }: DuesPaymentResponse): string =>
  [
    ...Bills.map(({ Number, Amount }) =>
      t('dues.paidBill', { number: Number, amount: formatExactPrice(Amount) }),
    ),
    ...(OnAccount > 0 ? [t('dues.waits', { sum: formatExactPrice(OnAccount) })] : []),
  ].join(', ');

const Payment = ({
  partyId,
  payment,
}: {
  readonly partyId: number;
  readonly payment: DuesPaymentResponse;
}) => (
  <li className={styles.payment}>
    <span>
      <b className="strong">{formatExactPrice(payment.Amount)}</b>{' '}
      {payment.State !== 'captured' && (
        <Tag tone={tones[payment.State]}>{t(`dues.state.${payment.State}`)}</Tag>
      )}{' '}
      {payment.Number}
      <small className="muted">{paymentDetails(payment)}</small>
      <small className="muted">{billDetails(payment)}</small>
      <VoucherLinks payment={payment} />
      {payment.Reason && <small className="muted">{payment.Reason}</small>}
      {listReturns(payment).map((line) => (
        <small key={line} className="muted">
          {line}
        </small>
      ))}
    </span>
    {payment.State === 'captured' && payment.Number && (
      <ReceiptButton partyId={partyId} payment={payment} />
    )}
  </li>
);

interface PaymentsListProps {
  readonly partyId: number;
  readonly query: ReturnType<typeof useDuesPayments>;
}

const Content = ({ partyId, query }: PaymentsListProps) => {
  if (query.data) {
    const payments = query.data.pages.flatMap(({ rows }) => rows);
    if (payments.length === 0) return <p className="muted">{t('dues.noPayments')}</p>;
    return (
      <ul className={styles.list}>
        {payments.map((payment) => (
          <Payment key={payment.Id} partyId={partyId} payment={payment} />
        ))}
      </ul>
    );
  }
  if (query.isError)
    return (
      <ErrorPanel
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <div aria-busy="true">
      <Skeleton width="70" />
      <Skeleton width="70" />
    </div>
  );
};

export const PaymentsList = ({ partyId, query }: PaymentsListProps) => (
  <section className={`panel ${styles.result}`} aria-labelledby="h-payments">
    <h2 id="h-payments">{t('dues.payments')}</h2>
    <Content partyId={partyId} query={query} />
    {query.hasNextPage && (
      <Button
        kind="secondary"
        isSmall
        isBusy={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {t('dues.morePayments')}
      </Button>
    )}
  </section>
);
