import type { OrderAnswer } from '@tokri/contracts/http';
import { statusTone } from '@tokri/web-kit/order';
import { Link } from '@tokri/web-kit/platform';
import { classNames, moneyExact, slotDateWords, Tag } from '@tokri/web-kit/ui';
import parts from '../../parts/parts.module.css';
import { t } from '../../texts.ts';
import { methodName, paymentTone } from './order-words.ts';
import styles from './orders.module.css';
import { writeWish, type Wish } from './wish.ts';

export interface Selection {
  readonly ids: ReadonlySet<number>;
  readonly toggle: (ids: readonly number[], isOn: boolean) => void;
}

export interface OrderTableProps {
  readonly orders: readonly OrderAnswer[];
  readonly wish: Wish;
  /** The order that is open beside the list; 0 is none. */
  readonly openId: number;
  readonly selection: Selection;
}

const Row = ({
  order,
  wish,
  isOpen,
  selection,
}: {
  readonly order: OrderAnswer;
  readonly wish: Wish;
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
      <td className={parts.check}>
        <label>
          <input
            type="checkbox"
            aria-label={t('orders.select', { number: TransactionNumber })}
            checked={selection.ids.has(Id)}
            onChange={({ target }) => selection.toggle([Id], target.checked)}
          />
        </label>
      </td>
      <td className={parts.wide}>
        <Link
          className={styles.name}
          to={{ pathname: `/admin/orders/${Id}`, search: writeWish(wish) }}
        >
          {UserName || Address.Name}
        </Link>
        <small>
          {TransactionNumber} • {Address.Pincode}
        </small>
      </td>
      <td className={parts.wide}>{slotDateWords(order.Slot)}</td>
      <td className={classNames(parts.num, parts.hide)}>{ItemCount}</td>
      <td className={classNames(parts.num, parts.side, 'strong')}>{moneyExact(Totals.Payable)}</td>
      <td className={parts.hide}>
        {methodName(order)}
        <small className={styles[paymentTone(PaymentStatus)]}>{PaymentStatusText}</small>
      </td>
      <td className={parts.side}>
        <Tag tone={statusTone(Status)} hasDot>
          {StatusText}
        </Tag>
      </td>
    </tr>
  );
};

/** The orders as a table, as cards on narrow screens; a name opens its order. */
export const OrderTable = ({ orders, wish, openId, selection }: OrderTableProps) => {
  const ids = orders.map(({ Id }) => Id);
  const isAll = ids.length > 0 && ids.every((id) => selection.ids.has(id));
  return (
    <table className={parts.table} aria-label={t('orders.list')}>
      <thead>
        <tr>
          <th className={parts.check}>
            <input
              type="checkbox"
              aria-label={t('orders.selectAll')}
              checked={isAll}
              onChange={({ target }) => selection.toggle(ids, target.checked)}
            />
          </th>
          <th scope="col">{t('orders.order')}</th>
          <th scope="col">{t('orders.slot')}</th>
          <th scope="col" className={parts.num}>
            {t('orders.items')}
          </th>
          <th scope="col" className={parts.num}>
            {t('orders.total')}
          </th>
          <th scope="col">{t('orders.payment')}</th>
          <th scope="col">{t('orders.status')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row
            key={order.Id}
            order={order}
            wish={wish}
            isOpen={order.Id === openId}
            selection={selection}
          />
        ))}
      </tbody>
    </table>
  );
};
