import { isActiveStatus, orderStatus } from '@tokri/contracts/orders';
import { orderPath } from '@tokri/contracts/platform';
import type { OrderResponse } from '@tokri/contracts/api';
import { useSearchParams } from '@tokri/web-kit/platform';
import { orderHeading, OrderStatusCard } from '@tokri/web-kit/order';
import { ButtonLink, Icon, Note, ReceiptText, ShoppingBasket } from '@tokri/web-kit/ui';
import { useEffect, useState } from 'react';
import { OrderActions } from '../../features/order/order-actions.tsx';
import { useOrder } from '../../features/order/order-queries.ts';
import { OrderTimeline } from '../../features/order/order-timeline.tsx';
import { statusMessage, rejectedPaymentMessage } from '../../features/order/order-labels.ts';
import { isRefund, paymentLabel } from '../../features/order/payment-labels.ts';
import { isDeliveredOrCancelled } from '../../features/order/order-steps.ts';
import { OrderAgainButton } from '../../features/order/past-order-actions.tsx';
import {
  hasPartialFulfilmentNote,
  PartialFulfilmentNote,
} from '../../features/order/partial-fulfilment-note.tsx';
import { OrderAgain, useOrderAgain } from './order-again.tsx';
import { PayOnDelivery } from '../../features/order/pay-on-delivery.tsx';
import { PushOffer } from '../../features/push/push-offer.tsx';
import { PaymentPanel } from '../../features/payment/payment-panel.tsx';
import { t } from '../../labels.ts';
import {
  OrderPageLayout,
  useIsSignedIn,
  useOrderId,
  useStatusAnnouncement,
} from './order-page-layout.tsx';
import { AddressSection, ChatSection, ItemsSection } from './order-sections.tsx';
import styles from './orders.module.css';

const RejectedOrderActions = ({ order }: { readonly order: OrderResponse }) => (
  <>
    <OrderAgain order={order} />
    <ButtonLink kind="secondary" to="/checkout-details">
      <Icon icon={ShoppingBasket} />
      {t('rejected.back')}
    </ButtonLink>
    <ButtonLink kind="secondary" to="/home">
      {t('rejected.home')}
    </ButtonLink>
  </>
);

const useJustPlaced = (): boolean => {
  const [search, setSearch] = useSearchParams();
  const [isJustPlaced] = useState(() => search.get('Pay') === '1');
  useEffect(() => {
    if (!search.has('Pay')) return;
    const next = new URLSearchParams(search);
    next.delete('Pay');
    setSearch(next, { replace: true });
  }, [search, setSearch]);
  return isJustPlaced;
};

const CurrentStatus = ({
  order,
  isJustPlaced,
}: {
  readonly order: OrderResponse;
  readonly isJustPlaced: boolean;
}) => {
  const isRejected = order.Status === orderStatus.Rejected;
  const orderAgain = useOrderAgain();
  return (
    <div className={styles.statusColumn}>
      <OrderStatusCard
        status={order.Status}
        statusText={order.StatusText}
        heading={isRejected ? t('rejected.title') : orderHeading(order)}
        description={statusMessage(order)}
      >
        {isRejected && <RejectedOrderActions order={order} />}
      </OrderStatusCard>
      <PartialFulfilmentNote order={order} />
      {isRejected && <Note>{rejectedPaymentMessage(order)}</Note>}
      {order.Status === orderStatus.AwaitingPayment && (
        <>
          <PaymentPanel
            order={order}
            shouldAutoOpen={isJustPlaced}
            alternative={<PayOnDelivery order={order} onOrderEnded={() => orderAgain(order)} />}
          />
          <OrderAgain order={order} />
        </>
      )}
      {isRefund(order) && !isRejected && !hasPartialFulfilmentNote(order) && (
        <Note>{paymentLabel(order)}</Note>
      )}
      {isActiveStatus(order.Status) && order.Status !== orderStatus.AwaitingPayment && (
        <PushOffer />
      )}
      <ChatSection order={order} />
    </div>
  );
};

const OrderStatusContent = ({
  order,
  isJustPlaced,
}: {
  readonly order: OrderResponse;
  readonly isJustPlaced: boolean;
}) => (
  <>
    <div className={styles.mainColumn}>
      <CurrentStatus order={order} isJustPlaced={isJustPlaced} />
      <section className={`panel ${styles.progress}`} aria-labelledby="h-way">
        <h2 id="h-way">{t('order.progress')}</h2>
        <OrderTimeline order={order} />
      </section>
    </div>
    <div className={styles.sideColumn}>
      <ItemsSection order={order}>
        <OrderActions order={order}>
          <ButtonLink kind="secondary" isSmall to={orderPath(order.Id)}>
            <Icon icon={ReceiptText} size={16} />
            {t('order.details')}
          </ButtonLink>
          {isDeliveredOrCancelled(order) && <OrderAgainButton order={order} />}
        </OrderActions>
      </ItemsSection>
      <AddressSection order={order} />
    </div>
  </>
);

export const OrderStatusPage = () => {
  const isJustPlaced = useJustPlaced();
  const query = useOrder(useOrderId(), useIsSignedIn());
  const order = query.data;
  useStatusAnnouncement(order?.StatusText);
  return (
    <OrderPageLayout
      title={order ? t('order.title', { number: order.TransactionNumber }) : t('order.label')}
      query={query}
      className={styles.status}
    >
      {order && <OrderStatusContent order={order} isJustPlaced={isJustPlaced} />}
    </OrderPageLayout>
  );
};
