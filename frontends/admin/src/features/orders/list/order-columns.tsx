import type { OrderResponse } from '@tokri/contracts/api';
import { statusTone } from '@tokri/web-kit/order';
import { Link } from '@tokri/web-kit/platform';
import { formatExactPrice, formatSlotWithDate, formatTimeRange, Tag } from '@tokri/web-kit/ui';
import type { Column } from '../../../components/data-table/columns.ts';
import { t } from '../../../labels.ts';
import { customerLabel } from '../../../orders/customer-label.ts';
import { formatOrderFilter, type OrderFilter } from '../order-filter.ts';
import { isCashMissing, paymentTone, shortPaymentStatus } from '../order-labels.ts';
import styles from './orders.module.css';

const OrderCell = ({
  order,
  filter,
}: {
  readonly order: OrderResponse;
  readonly filter: OrderFilter;
}) => (
  <>
    <Link
      className={styles.name}
      to={{ pathname: `/admin/orders/${order.Id}`, search: formatOrderFilter(filter) }}
    >
      {customerLabel(order)}
    </Link>
    <small className={styles.oneLine}>
      {order.TransactionNumber} • {order.Address.Pincode}
    </small>
  </>
);

const PaymentCell = ({ order }: { readonly order: OrderResponse }) => (
  <>
    {t(`orders.short.${order.PaymentMethod}`)}
    {isCashMissing(order) ? (
      <small className={styles.error}>{t('orders.cashMissing')}</small>
    ) : (
      <small className={styles[paymentTone(order.PaymentStatus)]}>
        {shortPaymentStatus(order)}
      </small>
    )}
  </>
);

/** The page names the day already, unless it lists orders of several. */
const slotLabel = ({ Slot }: OrderResponse, { isAllDays, isLate }: OrderFilter): string =>
  isAllDays || isLate ? formatSlotWithDate(Slot) : formatTimeRange(Slot.Start, Slot.End);

export const listOrderColumns = (filter: OrderFilter): readonly Column<OrderResponse>[] => [
  {
    id: 'order',
    header: t('orders.order'),
    meta: { phone: 'main' },
    cell: ({ row }) => <OrderCell order={row.original} filter={filter} />,
  },
  {
    id: 'slot',
    header: t('orders.slot'),
    meta: { phone: 'main' },
    cell: ({ row }) => <span className={styles.oneLine}>{slotLabel(row.original, filter)}</span>,
  },
  {
    id: 'items',
    header: t('orders.items'),
    meta: { phone: 'hidden', isNumber: true },
    cell: ({ row }) => row.original.ItemCount,
  },
  {
    id: 'total',
    header: t('orders.total'),
    meta: { phone: 'side', isNumber: true },
    cell: ({ row }) => (
      <span className="strong">{formatExactPrice(row.original.Totals.Payable)}</span>
    ),
  },
  {
    id: 'payment',
    header: t('orders.payment'),
    meta: { phone: 'hidden' },
    cell: ({ row }) => <PaymentCell order={row.original} />,
  },
  {
    id: 'status',
    header: t('orders.status'),
    meta: { phone: 'side' },
    cell: ({ row }) => (
      <Tag tone={statusTone(row.original.Status)} hasDot>
        {row.original.StatusText}
      </Tag>
    ),
  },
];
