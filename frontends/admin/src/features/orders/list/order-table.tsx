import type { OrderResponse } from '@tokri/contracts/api';
import { statusTone } from '@tokri/web-kit/order';
import { Link } from '@tokri/web-kit/platform';
import { classNames, formatExactPrice, formatSlotWithDate, Tag } from '@tokri/web-kit/ui';
import common from '../../../components/common.module.css';
import { t } from '../../../labels.ts';
import { paymentMethodLabel, paymentTone } from '../order-labels.ts';
import styles from './orders.module.css';
import { formatOrderFilter, type OrderFilter } from '../order-filter.ts';

export interface Selection {
  readonly ids: ReadonlySet<number>;
  readonly toggle: (ids: readonly number[], isSelected: boolean) => void;
}

export interface OrderTableProps {
  readonly orders: readonly OrderResponse[];
  readonly filter: OrderFilter;
  /** The order that is open beside the list; 0 is none. */
  readonly openId: number;
  readonly selection: Selection;
}

const OrderRow = ({
  order,
  filter,
  isOpen,
  selection,
}: {
  readonly order: OrderResponse;
  readonly filter: OrderFilter;
  readonly isOpen: boolean;
  readonly selection: Selection;
}) => {
  const {
    Id,
    TransactionNumber,
    UserName,
    Address,
    ItemCount,
    Totals,
    Status,
    StatusText,
    PaymentStatus,
    PaymentStatusText,
  } = order;
  return (
    <tr aria-selected={isOpen}>
      <td className={common.check}>
        <label>
          <input
            type="checkbox"
            aria-label={t('orders.select', { number: TransactionNumber })}
            checked={selection.ids.has(Id)}
            onChange={({ target }) => selection.toggle([Id], target.checked)}
          />
        </label>
      </td>
      <td className={common.wide}>
        <Link
          className={styles.name}
          to={{ pathname: `/admin/orders/${Id}`, search: formatOrderFilter(filter) }}
        >
          {UserName || Address.Name}
        </Link>
        <small>
          {TransactionNumber} • {Address.Pincode}
        </small>
      </td>
      <td className={common.wide}>{formatSlotWithDate(order.Slot)}</td>
      <td className={classNames(common.num, common.hide)}>{ItemCount}</td>
      <td className={classNames(common.num, common.side, 'strong')}>
        {formatExactPrice(Totals.Payable)}
      </td>
      <td className={common.hide}>
        {paymentMethodLabel(order)}
        <small className={styles[paymentTone(PaymentStatus)]}>{PaymentStatusText}</small>
      </td>
      <td className={common.side}>
        <Tag tone={statusTone(Status)} hasDot>
          {StatusText}
        </Tag>
      </td>
    </tr>
  );
};

/** The orders as a table, as cards on narrow screens; a name opens its order. */
export const OrderTable = ({ orders, filter, openId, selection }: OrderTableProps) => {
  const ids = orders.map(({ Id }) => Id);
  const isAllSelected = ids.length > 0 && ids.every((id) => selection.ids.has(id));
  return (
    <table className={common.table} aria-label={t('orders.list')}>
      <thead>
        <tr>
          <th className={common.check}>
            <input
              type="checkbox"
              aria-label={t('orders.selectAll')}
              checked={isAllSelected}
              onChange={({ target }) => selection.toggle(ids, target.checked)}
            />
          </th>
          <th scope="col">{t('orders.order')}</th>
          <th scope="col">{t('orders.slot')}</th>
          <th scope="col" className={common.num}>
            {t('orders.items')}
          </th>
          <th scope="col" className={common.num}>
            {t('orders.total')}
          </th>
          <th scope="col">{t('orders.payment')}</th>
          <th scope="col">{t('orders.status')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow
            key={order.Id}
            order={order}
            filter={filter}
            isOpen={order.Id === openId}
            selection={selection}
          />
        ))}
      </tbody>
    </table>
  );
};
