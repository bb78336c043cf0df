import { orderStatus } from '@tokri/contracts';
import { ButtonLink, Note } from '@tokri/web-kit/ui';
import { useOrder } from '../../features/order/order-reads.ts';
import { nowWords, paymentWords } from '../../features/order/order-words.ts';
import { PayPart } from '../../features/pay/pay-part.tsx';
import { t } from '../../texts.ts';
import { OrderFrame, useIsSignedIn, useOrderId, useToldStatus } from '../orders/order-frame.tsx';
import styles from '../orders/orders.module.css';

/** `stripepay`: the configured provider's payment of an order, whatever the provider is called. */
export const PayPage = () => {
  const query = useOrder(useOrderId(), useIsSignedIn());
  const order = query.data;
  useToldStatus(order?.StatusText);
  return (
    <OrderFrame
      title={order ? t('pay.page', { number: order.TransactionNumber }) : t('pay.open')}
      query={query}
      className={styles.track}
    >
      {order && order.Status === orderStatus.AwaitingPayment && <PayPart order={order} isAtOnce />}
      {order && order.Status !== orderStatus.AwaitingPayment && (
        <Note>
          {order.Status === orderStatus.Placed
            ? nowWords(order)
            : `${t('pay.done')} ${paymentWords(order)}`}
        </Note>
      )}
      {order && (
        <div>
          <ButtonLink kind="second" to={`/order-status?Id=${order.Id}`}>
            {t('order.whole')}
          </ButtonLink>
        </div>
      )}
    </OrderFrame>
  );
};
