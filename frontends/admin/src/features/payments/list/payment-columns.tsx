import type { PaymentEntryResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { classNames, formatDateTime, formatExactPrice, Tag } from '@tokri/web-kit/ui';
import type { Column } from '../../../components/data-table/columns.ts';
import { t } from '../labels.ts';
import { formatPaymentFilter, type PaymentFilter } from '../payment-filter.ts';
import { methodLabel, orderLabel, stateLabel, stateTone } from '../payment-labels.ts';
import styles from '../payments.module.css';

const AmountCell = ({ payment }: { readonly payment: PaymentEntryResponse }) => (
  <>
    <span className="strong">{formatExactPrice(payment.Amount)}</span>
    {payment.Refunded > 0 && (
      <small>{t('row.refunded', { sum: formatExactPrice(payment.Refunded) })}</small>
    )}
  </>
);

const StateCell = ({ payment }: { readonly payment: PaymentEntryResponse }) => (
  <>
    <Tag tone={stateTone(payment.State)} hasDot>
      {stateLabel(payment.State)}
    </Tag>
    {payment.IsStuck && <Tag tone="error">{t('row.stuck')}</Tag>}
  </>
);

export const providerId = ({ GatewayPaymentId, GatewayOrderId }: PaymentEntryResponse): string =>
  GatewayPaymentId || GatewayOrderId;

const orderColumn = (filter: PaymentFilter): Column<PaymentEntryResponse> => ({
  id: 'order',
  header: t('column.order'),
  meta: { phone: 'main' },
  cell: ({ row }) => (
    <Link
      className={classNames(styles.name, styles.oneLine)}
      to={{
        pathname: `/admin/payments/${row.original.TransactionId}`,
        search: formatPaymentFilter(filter),
      }}
    >
      {orderLabel(row.original)}
    </Link>
  ),
});

export const listPaymentColumns = (
  filter: PaymentFilter,
): readonly Column<PaymentEntryResponse>[] => [
  orderColumn(filter),
  {
    id: 'opened',
    header: t('column.opened'),
    meta: { phone: 'main' },
    cell: ({ row }) => (
      <span className={styles.oneLine}>{formatDateTime(row.original.OpenedAt)}</span>
    ),
  },
  {
    id: 'method',
    header: t('column.method'),
    meta: { phone: 'main' },
    cell: ({ row }) => methodLabel(row.original),
  },
  {
    id: 'provider',
    header: t('column.provider'),
    meta: { phone: 'hidden' },
    cell: ({ row }) => providerId(row.original),
  },
  {
    id: 'amount',
    header: t('column.amount'),
    meta: { phone: 'side', isNumber: true },
    cell: ({ row }) => <AmountCell payment={row.original} />,
  },
  {
    id: 'status',
    header: t('column.status'),
    meta: { phone: 'side' },
    cell: ({ row }) => <StateCell payment={row.original} />,
  },
];
