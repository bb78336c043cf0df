import { orderStatus } from '@tokri/contracts/orders';
import { Navigate, useSearchParams } from '@tokri/web-kit/platform';
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

const OrderPaymentPage = () => {
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

/** The provider's page for an order (`Id`) or for a payment of dues (`PaymentId`). */
export const PaymentPage = () => {
  const [params] = useSearchParams();
  const paymentId = params.get('PaymentId');
  if (paymentId === null) return <OrderPaymentPage />;
  const query = new URLSearchParams({ PaymentId: paymentId, Pay: '1' });
  return <Navigate to={`/pay-outstanding?${query.toString()}`} replace />;
};
