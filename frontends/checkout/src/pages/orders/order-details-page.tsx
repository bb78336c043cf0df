import { isBadEnd, isToPay, orderStatus, paymentStatus } from '@tokri/contracts';
import type { OrderAnswer } from '@tokri/contracts/http';
import { statusTone } from '@tokri/web-kit/order';
import { Breakdown, SavingNote } from '@tokri/web-kit/bill';
import { Banknote, IndianRupee, Truck } from '@tokri/web-kit/more-icons';
import {
  ButtonLink,
  Clock,
  dayOf,
  Icon,
  ReceiptText,
  shortDay,
  slotComesWords,
  Tag,
} from '@tokri/web-kit/ui';
import { PaperLink } from '../../features/bill/paper-link.tsx';
import { ChatButton } from '../../features/chat/chat-button.tsx';
import { OrderActs } from '../../features/order/order-acts.tsx';
import { OrderBags } from '../../features/order/order-lines.tsx';
import { useOrder } from '../../features/order/order-reads.ts';
import { OrderTimeline } from '../../features/order/order-timeline.tsx';
import { isRefund, nowWords, paymentWords } from '../../features/order/order-words.ts';
import { t } from '../../texts.ts';
import { OrderFrame, useIsSignedIn, useOrderId, useToldStatus } from './order-frame.tsx';
import { AddressPart } from './order-parts.tsx';
import styles from './orders.module.css';

const Head = ({ order }: { readonly order: OrderAnswer }) => (
  <section className={`panel ${styles.head}`} aria-label={t('now.label')}>
    <p className={styles.headTop}>
      <Tag tone={statusTone(order.Status)} hasDot>
        {order.StatusText}
      </Tag>
      <span className="fine">{order.PaymentStatusText}</span>
    </p>
    <p>{nowWords(order)}</p>
    <dl className={styles.facts}>
      <div>
        <dt>
          <Icon of={Clock} size={16} />
          {t('slot.title')}
        </dt>
        <dd>{slotComesWords(order.Slot)}</dd>
      </div>
      <div>
        <dt>
          <Icon of={Banknote} size={16} />
          {t('pay.label')}
        </dt>
        <dd>{paymentWords(order)}</dd>
      </div>
      {order.Note && (
        <div>
          <dt>{t('note.label')}</dt>
          <dd>{order.Note}</dd>
        </div>
      )}
    </dl>
    <OrderActs order={order}>
      {order.Status === orderStatus.AwaitingPayment && (
        <ButtonLink isSmall to={`/order-status?Id=${order.Id}`}>
          {t('pay.open')}
        </ButtonLink>
      )}
      <ButtonLink kind="second" isSmall to={`/track-order?Id=${order.Id}`}>
        <Icon of={Truck} size={16} />
        {t('order.track')}
      </ButtonLink>
      {order.PaymentStatus === paymentStatus.Paid || isRefund(order) ? (
        <ButtonLink kind="second" isSmall to={`/reciept-view?Id=${order.Id}`}>
          <Icon of={ReceiptText} size={16} />
          {t('receipt.open')}
        </ButtonLink>
      ) : null}
      <PaperLink order={order} />
      <ChatButton order={order} />
    </OrderActs>
  </section>
);

const Whole = ({ order }: { readonly order: OrderAnswer }) => (
  <>
    <div className={styles.column}>
      <Head order={order} />
      <section className="panel" aria-labelledby="h-items">
        <h2 id="h-items">
          {t('cart.count', { count: order.ItemCount })}
          <span className="end fine">
            {t('history.placed', { day: shortDay(dayOf(new Date(order.PlacedAt))) })}
          </span>
        </h2>
        <OrderBags order={order} />
      </section>
    </div>
    <div className={styles.column}>
      <section className="panel" aria-labelledby="h-bill">
        <h2 id="h-bill">
          <Icon of={IndianRupee} />
          {t('bill.title')}
        </h2>
        <Breakdown
          totals={order.Totals}
          count={order.ItemCount}
          couponCode={order.Coupon?.Code}
          taxSummary={order.TaxSummary ?? []}
          sumIs={
            isToPay({ status: order.Status, payment: order.PaymentStatus }) ? 'to-pay' : 'total'
          }
        />
        {!isBadEnd(order.Status) && (
          <div className={styles.saving}>
            <SavingNote saved={order.Totals.Savings} />
          </div>
        )}
      </section>
      <AddressPart order={order} />
      <section className="panel" aria-labelledby="h-way">
        <h2 id="h-way">{t('order.progress')}</h2>
        <OrderTimeline order={order} />
      </section>
    </div>
  </>
);

/** All of one order: lines, sums, slot, address, history, cancelling. */
export const OrderDetailsPage = () => {
  const query = useOrder(useOrderId(), useIsSignedIn());
  const order = query.data;
  useToldStatus(order?.StatusText);
  return (
    <OrderFrame
      title={order ? t('order.title', { number: order.TransactionNumber }) : t('order.one')}
      query={query}
      className={styles.details}
    >
      {order && <Whole order={order} />}
    </OrderFrame>
  );
};
