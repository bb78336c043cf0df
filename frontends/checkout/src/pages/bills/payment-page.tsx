import { orderStatus } from '@tokri/contracts/orders';
import { ButtonLink, Note } from '@tokri/web-kit/ui';
import { useOrder } from '../../features/order/order-queries.ts';
import { statusMessage } from '../../features/order/order-labels.ts';
import { paymentLabel } from '../../features/order/payment-labels.ts';
import { PaymentPanel } from '../../features/payment/payment-panel.tsx';
import { t } from '../../labels.ts';
import {
  OrderPageLayout,
  useIsSignedIn,
  useOrderId,
  useStatusAnnouncement,
} from '../orders/order-page-layout.tsx';
import styles from '../orders/orders.module.css';

export const PaymentPage = () => {
  const query = useOrder(useOrderId(), useIsSignedIn());
  const order = query.data;
  useStatusAnnouncement(order?.StatusText);
  return (
    <OrderPageLayout
      title={order ? t('pay.page', { number: order.TransactionNumber }) : t('pay.open')}
      query={query}
      className={styles.track}
    >
      {order && order.Status === orderStatus.AwaitingPayment && (
        <PaymentPanel order={order} shouldAutoOpen />
      )}
      {order && order.Status !== orderStatus.AwaitingPayment && (
        <Note>
          {order.Status === orderStatus.Placed
            ? statusMessage(order)
            : `${t('pay.nothingDue')} ${paymentLabel(order)}`}
        </Note>
      )}
      {order && (
        <div>
          <ButtonLink kind="secondary" to={`/order-status?Id=${order.Id}`}>
            {t('order.details')}
          </ButtonLink>
        </div>
      )}
    </OrderPageLayout>
  );
};
