import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import { orderPath } from '@tokri/contracts/platform';
import type { OrderResponse } from '@tokri/contracts/api';
import { statusTone } from '@tokri/web-kit/order';
import { Link } from '@tokri/web-kit/platform';
import {
  ChevronRight,
  kolkataDate,
  Icon,
  formatPrice,
  formatDate,
  formatSlot,
  Tag,
} from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import { isRefund } from './order-labels.ts';
import styles from './order.module.css';

export const OrderCard = ({ order }: { readonly order: OrderResponse }) => (
  <li className={styles.card}>
    <div className="grow">
      <p className={styles.cardHeader}>
        <Tag tone={statusTone(order.Status)} hasDot>
          {order.StatusText}
        </Tag>
        <span className="fine-print">
          {t('history.placed', { day: formatDate(kolkataDate(new Date(order.PlacedAt))) })}
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
          {formatSlot(order.Slot)}
        </Link>
      </h3>
      <p className="muted">
        {order.TransactionNumber} • {t('cart.count', { count: order.ItemCount })}
      </p>
      {(isRefund(order) || order.PaymentStatus === paymentStatus.Failed) && (
        <p className="fine-print">{order.PaymentStatusText}</p>
      )}
    </div>
    <b className={styles.cardTotal}>{formatPrice(order.Totals.Payable)}</b>
    <Icon icon={ChevronRight} />
  </li>
);
