import type { DuesPaymentResponse } from '@tokri/contracts/api';
import { listReturns } from '@tokri/web-kit/ledger';
import { classNames, ErrorPanel, formatDate, formatExactPrice, Tag } from '@tokri/web-kit/ui';
import { useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import { LoadMore } from '../../../components/load-more.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import tableStyles from '../../../components/table.module.css';
import { t } from '../labels.ts';
import { usePartyPayments } from '../party-queries.ts';
import { PaymentActions } from './payment-actions.tsx';
import { listPaid, stateTones } from './payment-texts.ts';
import { ReverseSheet } from './reverse-sheet.tsx';

interface PaymentsProps {
  readonly partyId: number;
  readonly onReverse: (payment: DuesPaymentResponse) => void;
}

interface PaymentRowProps extends PaymentsProps {
  readonly payment: DuesPaymentResponse;
}

const PaidCell = ({ payment }: Pick<PaymentRowProps, 'payment'>) => {
  const lines = listPaid(payment);
  return (
    <td className={tableStyles.phoneMain}>
      {lines.length === 0 && <small>{t('payments.noBills')}</small>}
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </td>
  );
};

const PaymentRow = ({ payment, ...actions }: PaymentRowProps) => (
  <tr>
    <td className={tableStyles.phoneMain}>
      {payment.Number || t('payments.noReceipt')}
      <small>{formatDate(payment.Date, { withYear: true })}</small>
    </td>
    <td className={tableStyles.phoneMain}>
      {t(`payments.way.${payment.Way}`)}
      {payment.Reference && <small>{payment.Reference}</small>}
    </td>
    <PaidCell payment={payment} />
    <td className={classNames(tableStyles.number, tableStyles.phoneSide)}>
      {formatExactPrice(payment.Amount)}
    </td>
    <td className={tableStyles.phoneSide}>
      <Tag tone={stateTones[payment.State]}>{t(`payments.state.${payment.State}`)}</Tag>
      {payment.Reason && <small>{payment.Reason}</small>}
      {listReturns(payment).map((line) => (
        <small key={line}>{line}</small>
      ))}
    </td>
    <td className={tableStyles.phoneMain}>
      <PaymentActions {...actions} payment={payment} />
    </td>
  </tr>
);

const PaymentTable = ({
  payments,
  ...actions
}: PaymentsProps & {
  readonly payments: readonly DuesPaymentResponse[];
}) => (
  <table className={tableStyles.table} aria-label={t('payments.list')}>
    <thead>
      <tr>
        <th scope="col">{t('payments.number')}</th>
        <th scope="col">{t('payments.way')}</th>
        <th scope="col">{t('payments.bills')}</th>
        <th scope="col" className={tableStyles.number}>
          {t('payments.amount')}
        </th>
        <th scope="col">{t('payments.state')}</th>
        <th scope="col">{t('payments.actions')}</th>
      </tr>
    </thead>
    <tbody>
      {payments.map((payment) => (
        <PaymentRow key={payment.Id} {...actions} payment={payment} />
      ))}
    </tbody>
  </table>
);

export const PaymentsSection = ({ partyId }: { readonly partyId: number }) => {
  // Here and not in its row, whose button goes when a reversal without an answer was done.
  const [reversed, setReversed] = useState<DuesPaymentResponse | null>(null);
  const query = usePartyPayments(partyId);
  const payments = query.data?.pages.flatMap(({ rows }) => rows);
  return (
    <section className={cardStyles.card} aria-labelledby="h-payments">
      <div className={cardStyles.head}>
        <h2 id="h-payments">{t('payments.title')}</h2>
      </div>
      {query.isPending && <RowsSkeleton count={3} />}
      {query.isError && !payments && (
        <ErrorPanel
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {payments?.length === 0 && <p className={cardStyles.note}>{t('payments.none')}</p>}
      {payments && payments.length > 0 && (
        <PaymentTable partyId={partyId} payments={payments} onReverse={setReversed} />
      )}
      <LoadMore query={query} label={t('payments.more')} isSmall />
      {reversed && <ReverseSheet payment={reversed} onClose={() => setReversed(null)} />}
    </section>
  );
};
