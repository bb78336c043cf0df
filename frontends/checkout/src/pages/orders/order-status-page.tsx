import { orderPath, orderStatus } from '@tokri/contracts';
import type { OrderAnswer } from '@tokri/contracts/http';
import { useSearchParams } from '@tokri/web-kit/platform';
import { OrderNow } from '@tokri/web-kit/order';
import {
  ButtonLink,
  Icon,
  Note,
  ReceiptText,
  ShoppingBasket,
  slotComesWords,
} from '@tokri/web-kit/ui';
import { useEffect, useState } from 'react';
import { OrderActs } from '../../features/order/order-acts.tsx';
import { useOrder } from '../../features/order/order-reads.ts';
import { OrderTimeline } from '../../features/order/order-timeline.tsx';
import {
  isRefund,
  nowWords,
  paymentWords,
  rejectedMoney,
} from '../../features/order/order-words.ts';
import { PayPart } from '../../features/pay/pay-part.tsx';
import { t } from '../../texts.ts';
import { OrderFrame, useIsSignedIn, useOrderId, useToldStatus } from './order-frame.tsx';
import { AddressPart, ChatPart, ItemsPart } from './order-parts.tsx';
import styles from './orders.module.css';

const WayBack = () => (
  <>
    <ButtonLink to="/checkout-details">
      <Icon of={ShoppingBasket} />
      {t('rejected.back')}
    </ButtonLink>
    <ButtonLink kind="second" to="/home">
      {t('rejected.home')}
    </ButtonLink>
  </>
);

/** Whether the visitor has just chosen to pay. The sign leaves the address at once, so that a reload does not open the dialog again. */
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

const Now = ({
  order,
  isJustPlaced,
}: {
  readonly order: OrderAnswer;
  readonly isJustPlaced: boolean;
}) => {
  const isRejected = order.Status === orderStatus.Rejected;
  return (
    <div className={styles.first}>
      <OrderNow
        status={order.Status}
        statusText={order.StatusText}
        when={isRejected ? t('rejected.title') : slotComesWords(order.Slot)}
        words={nowWords(order)}
      >
        {isRejected && <WayBack />}
      </OrderNow>
      {isRejected && <Note>{rejectedMoney(order)}</Note>}
      {order.Status === orderStatus.AwaitingPayment && (
        <PayPart order={order} isAtOnce={isJustPlaced} />
      )}
      {isRefund(order) && !isRejected && <Note>{paymentWords(order)}</Note>}
      <ChatPart order={order} />
    </div>
  );
};

/** Two columns on wide screens, each as long as what it holds; on phones the progress stands before the items. */
const Whole = ({
  order,
  isJustPlaced,
}: {
  readonly order: OrderAnswer;
  readonly isJustPlaced: boolean;
}) => (
  <>
    <div className={styles.left}>
      <Now order={order} isJustPlaced={isJustPlaced} />
      <ItemsPart order={order}>
        <OrderActs order={order}>
          <ButtonLink kind="second" isSmall to={orderPath(order.Id)}>
            <Icon of={ReceiptText} size={16} />
            {t('order.whole')}
          </ButtonLink>
        </OrderActs>
      </ItemsPart>
    </div>
    <div className={styles.right}>
      <section className={`panel ${styles.progress}`} aria-labelledby="h-way">
        <h2 id="h-way">{t('order.progress')}</h2>
        <OrderTimeline order={order} />
      </section>
      <AddressPart order={order} />
    </div>
  </>
);

/** The answer after placing: confirmed, waiting for payment, still being confirmed or not accepted; live until the end. */
export const OrderStatusPage = () => {
  const isJustPlaced = useJustPlaced();
  const query = useOrder(useOrderId(), useIsSignedIn());
  const order = query.data;
  useToldStatus(order?.StatusText);
  return (
    <OrderFrame
      title={order ? t('order.title', { number: order.TransactionNumber }) : t('order.one')}
      query={query}
      className={styles.status}
    >
      {order && <Whole order={order} isJustPlaced={isJustPlaced} />}
    </OrderFrame>
  );
};
