import { orderPath, orderStatus, paymentStatus } from '@tokri/contracts';
import type { OrderAnswer } from '@tokri/contracts/http';
import { statusTone } from '@tokri/web-kit/order';
import { Link } from '@tokri/web-kit/platform';
import { ChevronRight, dayOf, Icon, money, shortDay, slotComesWords, Tag } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import { isRefund } from './order-words.ts';
import styles from './order.module.css';

/** One order of the history; all of it is the link. */
export const OrderCard = ({ order }: { readonly order: OrderAnswer }) => (
  <li className={styles.card}>
    <div className="grow">
      <p className={styles.cardTop}>
        <Tag tone={statusTone(order.Status)} hasDot>
          {order.StatusText}
        </Tag>
        <span className="fine">
          {t('history.placed', { day: shortDay(dayOf(new Date(order.PlacedAt))) })}
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
          {slotComesWords(order.Slot)}
        </Link>
      </h3>
      <p className="muted">
        {order.TransactionNumber} • {t('cart.count', { count: order.ItemCount })}
      </p>
      {(isRefund(order) || order.PaymentStatus === paymentStatus.Failed) && (
        <p className="fine">{order.PaymentStatusText}</p>
      )}
    </div>
    <b className={styles.cardSum}>{money(order.Totals.Payable)}</b>
    <Icon of={ChevronRight} />
  </li>
);
