import {
  isCancelledOrRejected,
  isPaymentOutstanding,
  orderStatus,
  paymentStatus,
} from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { orderHeading, statusTone } from '@tokri/web-kit/order';
import { PriceBreakdown, SavingsNote } from '@tokri/web-kit/price-breakdown';
import { Banknote, CurrencyIcon, Truck } from '@tokri/web-kit/more-icons';
import {
  ButtonLink,
  Clock,
  shopDate,
  Icon,
  ReceiptText,
  formatDate,
  formatSlot,
  Tag,
} from '@tokri/web-kit/ui';
import { ConsolidatedOrderNote } from '../../features/bill/consolidated-note.tsx';
import { BillLink } from '../../features/bill/bill-link.tsx';
import { ChatButton } from '../../features/chat/chat-button.tsx';
import { OrderActions } from '../../features/order/order-actions.tsx';
import { OrderPackages } from '../../features/order/order-lines.tsx';
import { useOrder } from '../../features/order/order-queries.ts';
import { OrderTimeline } from '../../features/order/order-timeline.tsx';
import { statusMessage } from '../../features/order/order-labels.ts';
import { isDelivered, isDeliveredOrCancelled } from '../../features/order/order-steps.ts';
import { OrderAgainButton } from '../../features/order/past-order-actions.tsx';
import { isRefund, paymentLabel } from '../../features/order/payment-labels.ts';
import { PartialFulfilmentNote } from '../../features/order/partial-fulfilment-note.tsx';
import { t } from '../../labels.ts';
import {
  OrderPageLayout,
  useIsSignedIn,
  useOrderId,
  useStatusAnnouncement,
} from './order-page-layout.tsx';
import { AddressSection } from './order-sections.tsx';
import styles from './orders.module.css';

const OrderLinks = ({ order }: { readonly order: OrderResponse }) => (
  <>
    {order.Status === orderStatus.AwaitingPayment && (
      <ButtonLink isSmall to={`/order-status?Id=${order.Id}`}>
        {t('pay.open')}
      </ButtonLink>
    )}
    {!isDeliveredOrCancelled(order) && (
      <ButtonLink kind="secondary" isSmall to={`/track-order?Id=${order.Id}`}>
        <Icon icon={Truck} size={16} />
        {t('order.track')}
      </ButtonLink>
    )}
    {order.PaymentStatus === paymentStatus.Paid || isRefund(order) ? (
      <ButtonLink kind="secondary" isSmall to={`/reciept-view?Id=${order.Id}`}>
        <Icon icon={ReceiptText} size={16} />
        {t('receipt.open')}
      </ButtonLink>
    ) : null}
  </>
);

const OrderSummary = ({ order }: { readonly order: OrderResponse }) => (
  <section className="panel" aria-label={t('status.label')}>
    <p className={styles.headRow}>
      <Tag tone={statusTone(order.Status)} hasDot>
        {order.StatusText}
      </Tag>
      <span className="fine-print">{order.PaymentStatusText}</span>
    </p>
    {isDeliveredOrCancelled(order) && <h2 className={styles.ending}>{orderHeading(order)}</h2>}
    <p>{statusMessage(order)}</p>
    <dl className={styles.orderDetails}>
      {!isDeliveredOrCancelled(order) && (
        <div>
          <dt>
            <Icon icon={Clock} size={16} />
            {t('slot.title')}
          </dt>
          <dd>{formatSlot(order.Slot)}</dd>
        </div>
      )}
      <div>
        <dt>
          <Icon icon={Banknote} size={16} />
          {t('pay.label')}
        </dt>
        <dd>{paymentLabel(order)}</dd>
      </div>
      {order.Note && (
        <div>
          <dt>{t('note.label')}</dt>
          <dd>{order.Note}</dd>
        </div>
      )}
    </dl>
    <ConsolidatedOrderNote order={order} />
    <OrderActions order={order}>
      {isDeliveredOrCancelled(order) && <OrderAgainButton order={order} />}
      <OrderLinks order={order} />
      <BillLink order={order} />
      <ChatButton order={order} isDelivered={isDelivered(order)} />
    </OrderActions>
  </section>
);

const OrderDetailsContent = ({ order }: { readonly order: OrderResponse }) => (
  <>
    <div className={styles.column}>
      <PartialFulfilmentNote order={order} />
      <OrderSummary order={order} />
      <section className="panel" aria-labelledby="h-items">
        <h2 id="h-items">
          {t('cart.count', { count: order.ItemCount })}
          <span className="end fine-print">
            {t('history.placed', { day: formatDate(shopDate(new Date(order.PlacedAt))) })}
          </span>
        </h2>
        <OrderPackages order={order} />
      </section>
    </div>
    <div className={styles.column}>
      <section className="panel" aria-labelledby="h-bill">
        <h2 id="h-bill">
          <Icon icon={CurrencyIcon} />
          {t('price.title')}
        </h2>
        <PriceBreakdown
          totals={order.Totals}
          count={order.ItemCount}
          couponCode={order.Coupon?.Code}
          taxSummary={order.TaxSummary ?? []}
          totalLabel={
            isPaymentOutstanding({ status: order.Status, payment: order.PaymentStatus })
              ? 'to-pay'
              : 'total'
          }
        />
        {!isCancelledOrRejected(order.Status) && (
          <div className={styles.savings}>
            <SavingsNote saved={order.Totals.Savings} />
          </div>
        )}
      </section>
      <AddressSection order={order} />
      <section className="panel" aria-labelledby="h-way">
        <h2 id="h-way">{t('order.progress')}</h2>
        <OrderTimeline order={order} />
      </section>
    </div>
  </>
);

export const OrderDetailsPage = () => {
  const query = useOrder(useOrderId(), useIsSignedIn());
  const order = query.data;
  useStatusAnnouncement(order?.StatusText);
  return (
    <OrderPageLayout
      title={order ? t('order.title', { number: order.TransactionNumber }) : t('order.label')}
      query={query}
      className={styles.details}
    >
      {order && <OrderDetailsContent order={order} />}
    </OrderPageLayout>
  );
};
