import { billingOperations, type PaymentDetailsResponse } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { isApiProblem, Link, sendCommand } from '@tokri/web-kit/platform';
import { Button, EmptyState, ErrorPanel, Icon, Note, RotateCcw, Tag, X } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { t } from '../labels.ts';
import { formatPaymentFilter, type PaymentFilter } from '../payment-filter.ts';
import { orderLabel, stateLabel, stateTone } from '../payment-labels.ts';
import { refreshPayments, usePayment } from '../payment-queries.ts';
import styles from '../payments.module.css';
import { DetailsSection, HistorySection, RefundsSection } from './payment-sections.tsx';
import { PaymentRefundSheet } from './payment-refund-sheet.tsx';

const useRetryMutation = (payment: PaymentDetailsResponse) =>
  useMutationWithFeedback({
    send: (orderId: number) =>
      sendCommand(billingOperations.retryPayment, { body: { TransactionId: orderId } }),
    refresh: refreshPayments,
    successMessage: () => t('retry.done', { number: orderLabel(payment) }),
  });

const PaymentActions = ({ payment }: { readonly payment: PaymentDetailsResponse }) => {
  const [isRefunding, setRefunding] = useState(false);
  const { run: retry, isBusy } = useRetryMutation(payment);
  if (!payment.IsStuck && payment.Refundable === 0) return null;
  return (
    <div className={styles.actions}>
      {payment.IsStuck && (
        <Button kind="secondary" isBusy={isBusy} onClick={() => void retry(payment.TransactionId)}>
          <Icon icon={RotateCcw} size={16} />
          {t('retry.action')}
        </Button>
      )}
      {payment.Refundable > 0 && (
        <Button onClick={() => setRefunding(true)}>{t('refund.action')}</Button>
      )}
      {isRefunding && <PaymentRefundSheet payment={payment} onClose={() => setRefunding(false)} />}
    </div>
  );
};

const PaymentContent = ({ payment }: { readonly payment: PaymentDetailsResponse }) => (
  <>
    <div className={styles.body}>
      {payment.IsStuck && <Note tone="warning">{t('panel.stuck')}</Note>}
      <DetailsSection payment={payment} />
      <RefundsSection payment={payment} />
      <HistorySection payment={payment} />
    </div>
    <PaymentActions payment={payment} />
  </>
);

export const PaymentPanel = ({
  orderId,
  filter,
}: {
  readonly orderId: number;
  readonly filter: PaymentFilter;
}) => {
  const query = usePayment(orderId);
  const payment = query.data;
  const isNotFound = isApiProblem(query.error) && query.error.status === 404;
  return (
    <aside className={styles.panel} aria-labelledby="h-payment">
      <div className={styles.panelHead}>
        <h2 id="h-payment" className="grow">
          {payment ? orderLabel(payment) : t('panel.title')}
        </h2>
        {payment && (
          <Tag tone={stateTone(payment.State)} hasDot>
            {stateLabel(payment.State)}
          </Tag>
        )}
        <Link
          className="icon-button"
          aria-label={t('panel.close')}
          to={{ pathname: '/admin/payments', search: formatPaymentFilter(filter) }}
        >
          <Icon icon={X} />
        </Link>
      </div>
      {query.isPending && <RowsSkeleton count={4} />}
      {query.isError &&
        !payment &&
        (isNotFound ? (
          <EmptyState title={t('panel.notFound')} text={t('panel.notFoundText')} />
        ) : (
          <ErrorPanel
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ))}
      {payment && <PaymentContent payment={payment} />}
    </aside>
  );
};
