import type { OrderResponse } from '@tokri/contracts/api';
import { statusTone } from '@tokri/web-kit/order';
import { Link } from '@tokri/web-kit/platform';
import { classNames, formatExactPrice, formatSlotWithDate, Tag } from '@tokri/web-kit/ui';
import tableStyles from '../../../components/table.module.css';
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
  readonly openId: number;
  readonly selection: Selection;
}

const OrderStateCells = ({ order }: { readonly order: OrderResponse }) => (
  <>
    <td className={tableStyles.phoneMain}>{formatSlotWithDate(order.Slot)}</td>
    <td className={classNames(tableStyles.number, tableStyles.phoneHidden)}>{order.ItemCount}</td>
    <td className={classNames(tableStyles.number, tableStyles.phoneSide, 'strong')}>
      {formatExactPrice(order.Totals.Payable)}
    </td>
    <td className={tableStyles.phoneHidden}>
      {paymentMethodLabel(order)}
      <small className={styles[paymentTone(order.PaymentStatus)]}>{order.PaymentStatusText}</small>
    </td>
    <td className={tableStyles.phoneSide}>
      <Tag tone={statusTone(order.Status)} hasDot>
        {order.StatusText}
      </Tag>
    </td>
  </>
);

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
  const { Id, TransactionNumber, Address } = order;
  return (
    <tr aria-selected={isOpen}>
      <td className={tableStyles.selection}>
        <label>
          <input
            type="checkbox"
            aria-label={t('orders.select', { number: TransactionNumber })}
            checked={selection.ids.has(Id)}
            onChange={({ target }) => selection.toggle([Id], target.checked)}
          />
        </label>
      </td>
      <td className={tableStyles.phoneMain}>
        <Link
          className={styles.name}
          to={{ pathname: `/admin/orders/${Id}`, search: formatOrderFilter(filter) }}
        >
          {order.UserName || Address.Name}
        </Link>
        <small>
          {TransactionNumber} • {Address.Pincode}
        </small>
      </td>
      <OrderStateCells order={order} />
    </tr>
  );
};

export const OrderTable = ({ orders, filter, openId, selection }: OrderTableProps) => {
  const ids = orders.map(({ Id }) => Id);
  const isAllSelected = ids.length > 0 && ids.every((id) => selection.ids.has(id));
  return (
    <table className={tableStyles.table} aria-label={t('orders.list')}>
      <thead>
        <tr>
          <th className={tableStyles.selection}>
            <input
              type="checkbox"
              aria-label={t('orders.selectAll')}
              checked={isAllSelected}
              onChange={({ target }) => selection.toggle(ids, target.checked)}
            />
          </th>
          <th scope="col">{t('orders.order')}</th>
          <th scope="col">{t('orders.slot')}</th>
          <th scope="col" className={tableStyles.number}>
            {t('orders.items')}
          </th>
          <th scope="col" className={tableStyles.number}>
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
