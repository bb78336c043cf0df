import type { PaymentDetailsResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { formatDateTime, formatExactPrice } from '@tokri/web-kit/ui';
import { useStaffNames, type StaffNames } from '../../../audit/use-staff-names.ts';
import { useCustomerNames } from '../../../customers/use-customer-names.ts';
import { usePermissions } from '../../../layout/access-guard.tsx';
import { t } from '../labels.ts';
import { methodLabel } from '../payment-labels.ts';
import styles from '../payments.module.css';
import { listPaymentHistory } from './payment-history.ts';

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
  orderPath,
}: {
  readonly refund: Refund;
  /** Missing for staff who may not open the order. */
  readonly orderPath: string | undefined;
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
      {refund.State === 'manual' && orderPath && (
        <Link to={orderPath}>{t('refund.recordReturn')}</Link>
      )}
    </span>
    <b className={styles.sum}>{formatExactPrice(refund.Amount)}</b>
  </li>
);

export const RefundsSection = ({ payment: { Refunds, TransactionId } }: SectionProps) => {
  const { nameOf } = useStaffNames();
  const canOpenOrder = usePermissions().includes('transactions');
  return (
    <section aria-labelledby="h-refunds" className={styles.section}>
      <h3 id="h-refunds">{t('panel.refunds')}</h3>
      {Refunds.length === 0 ? (
        <p className="muted">{t('panel.noRefunds')}</p>
      ) : (
        <ul className={styles.entries}>
          {Refunds.map((refund) => (
            <RefundEntry
              key={refund.RefundId}
              refund={refund}
              nameOf={nameOf}
              orderPath={canOpenOrder ? `/admin/orders/${TransactionId}` : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

export const HistorySection = ({ payment }: SectionProps) => {
  const { nameOf } = useStaffNames();
  const ownId = useSession(({ user }) => user?.Id);
  const entries = listPaymentHistory(payment, (id) => (id === ownId ? undefined : nameOf(id)));
  return (
    <section aria-labelledby="h-history" className={styles.section}>
      <h3 id="h-history">{t('panel.history')}</h3>
      <ul className={styles.entries}>
        {entries.map(({ key, text, detail, at }) => (
          <li key={key}>
            <span>
              {text}
              {detail && <small>{detail}</small>}
            </span>
            {at && <span className={styles.sum}>{formatDateTime(at)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};
