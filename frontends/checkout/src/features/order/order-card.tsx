import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import { orderPath } from '@tokri/contracts/platform';
import type { OrderResponse } from '@tokri/contracts/api';
import { orderHeading, statusTone } from '@tokri/web-kit/order';
import { Link } from '@tokri/web-kit/platform';
import { ChevronRight, shopDate, Icon, formatPrice, formatDate, Tag } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import { PastOrderActions } from './past-order-actions.tsx';
import { isRefund, orderPayment, shortRefundLabel } from './payment-labels.ts';
import { hasPartialFulfilmentNote, partialFulfilmentLabel } from './partial-fulfilment-note.tsx';
import styles from './order.module.css';

const cardNotes = (order: OrderResponse): readonly string[] => {
  if (hasPartialFulfilmentNote(order)) return [partialFulfilmentLabel(order)];
  if (isRefund(order)) return [shortRefundLabel(orderPayment(order))];
  return order.PaymentStatus === paymentStatus.Failed ? [order.PaymentStatusText] : [];
};

export const OrderCard = ({ order }: { readonly order: OrderResponse }) => (
  <li className={styles.card}>
    <div className="grow">
      <p className={styles.cardHeader}>
        <Tag tone={statusTone(order.Status)} hasDot>
          {order.StatusText}
        </Tag>
        <span className="fine-print">
          {t('history.placed', { day: formatDate(shopDate(new Date(order.PlacedAt))) })}
        </span>
      </p>
      <h3>
        <Link
          className={styles.cardLink}
          to={
            order.Status === orderStatus.AwaitingPayment
              ? `/order-status?Id=${order.Id}`
              : orderPath(order.Id)
          }
        >
          {orderHeading(order)}
        </Link>
      </h3>
      <p className="muted">
        {order.TransactionNumber} • {t('cart.count', { count: order.ItemCount })}
      </p>
      {cardNotes(order).map((note) => (
        <p key={note} className="fine-print">
          {note}
        </p>
      ))}
    </div>
    <b className={styles.cardTotal}>
      {formatPrice(order.PartialFulfilment?.OrderedAmount ?? order.Totals.Payable)}
    </b>
    <Icon icon={ChevronRight} />
    <PastOrderActions order={order} className={styles.cardActions} />
  </li>
);
