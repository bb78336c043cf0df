import type { PaymentDetailsResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { formatDateTime, formatExactPrice } from '@tokri/web-kit/ui';
import { useStaffNames, type StaffNames } from '../../../audit/use-staff-names.ts';
import { useCustomerNames } from '../../../customers/use-customer-names.ts';
import { usePermissions } from '../../../layout/access-guard.tsx';
import { t } from '../labels.ts';
import { methodLabel } from '../payment-labels.ts';
import styles from '../payments.module.css';

interface SectionProps {
  readonly payment: PaymentDetailsResponse;
}

export const DetailsSection = ({ payment }: SectionProps) => {
  const { names } = useCustomerNames([payment.UserId]);
  const canOpenOrder = usePermissions().includes('transactions');
  const rows: readonly (readonly [string, string])[] = [
    [t('panel.amount'), formatExactPrice(payment.Amount)],
    [t('panel.refundable'), formatExactPrice(payment.Refundable)],
    [t('panel.method'), methodLabel(payment)],
    [
      t('panel.customer'),
      names.get(payment.UserId) || t('panel.customerNumber', { id: payment.UserId }),
    ],
    [t('panel.started'), formatDateTime(payment.OpenedAt)],
    [t('panel.provider'), payment.Provider ? t(`provider.${payment.Provider}`) : ''],
    [t('panel.gatewayOrder'), payment.GatewayOrderId],
    [t('panel.gatewayPayment'), payment.GatewayPaymentId],
  ];
  return (
    <section aria-label={t('panel.details')} className={styles.section}>
      <dl className={styles.details}>
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt className="muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {canOpenOrder && (
        <Link className={styles.name} to={`/admin/orders/${payment.TransactionId}`}>
          {t('panel.order')}
        </Link>
      )}
    </section>
  );
};

type Refund = PaymentDetailsResponse['Refunds'][number];

const originLabel = (
  { IsMadeAtProvider, StaffId }: Refund,
  nameOf: StaffNames['nameOf'],
): string => {
  if (IsMadeAtProvider) return t('refund.atProvider');
  return StaffId === null ? t('refund.automatic') : t('refund.byStaff', { name: nameOf(StaffId) });
};

const RefundEntry = ({
  refund,
  nameOf,
}: {
  readonly refund: Refund;
  readonly nameOf: StaffNames['nameOf'];
}) => (
  <li>
    <span>
      {t(`refund.state.${refund.State}`)}
      {refund.Reason && <small>{refund.Reason}</small>}
      <small>
        {originLabel(refund, nameOf)}
        {refund.At && `, ${formatDateTime(refund.At)}`}
      </small>
      {refund.Failures > 0 && <small>{t('refund.failures', { count: refund.Failures })}</small>}
    </span>
    <b className={styles.sum}>{formatExactPrice(refund.Amount)}</b>
  </li>
);

export const RefundsSection = ({ payment: { Refunds } }: SectionProps) => {
  const { nameOf } = useStaffNames();
  return (
    <section aria-labelledby="h-refunds" className={styles.section}>
      <h3 id="h-refunds">{t('panel.refunds')}</h3>
      {Refunds.length === 0 ? (
        <p className="muted">{t('panel.noRefunds')}</p>
      ) : (
        <ul className={styles.entries}>
          {Refunds.map((refund) => (
            <RefundEntry key={refund.RefundId} refund={refund} nameOf={nameOf} />
          ))}
        </ul>
      )}
    </section>
  );
};

export const HistorySection = ({ payment: { Events, FailedAttempts } }: SectionProps) => (
  <section aria-labelledby="h-history" className={styles.section}>
    <h3 id="h-history">{t('panel.history')}</h3>
    {Events.length + FailedAttempts.length === 0 ? (
      <p className="muted">{t('panel.noHistory')}</p>
    ) : (
      <ul className={styles.entries}>
        {FailedAttempts.map((gatewayPaymentId) => (
          <li key={gatewayPaymentId}>
            <span>
              {t('panel.attemptFailed')}
              <small>{gatewayPaymentId}</small>
            </span>
          </li>
        ))}
        {Events.map(({ Id, Type, At }) => (
          <li key={Id}>
            <span>
              {t('panel.webhook')}
              <small>{Type}</small>
            </span>
            <span className={styles.sum}>{formatDateTime(At)}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
