import { paymentStatus } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { siteConfig } from '@tokri/web-kit/platform';
import {
  formatTime,
  shopDate,
  formatLongDate,
  formatExactPrice,
  Note,
  PrintButton,
} from '@tokri/web-kit/ui';
import { useOrder } from '../../features/order/order-queries.ts';
import { isRefund, paymentLabel } from '../../features/order/payment-labels.ts';
import billStyles from '../../features/bill/bill.module.css';
import { BillLink } from '../../features/bill/bill-link.tsx';
import { t } from '../../labels.ts';
import {
  OrderPageLayout,
  useIsSignedIn,
  useOrderId,
  useStatusAnnouncement,
} from '../orders/order-page-layout.tsx';
import styles from '../orders/orders.module.css';

const paymentMethodLabels = {
  online: 'receipt.online',
  cod: 'receipt.cash',
  credit: 'receipt.account',
} as const;

const CompanyAddress = () => {
  const { companyName, companyAddress, companyGstin, brand } = siteConfig();
  return (
    <p>
      <b>{companyName || brand}</b>
      <br />
      <span className="muted">{companyAddress}</span>
      {companyGstin && (
        <>
          <br />
          GSTIN {companyGstin}
        </>
      )}
    </p>
  );
};

const ReceiptDetails = ({ order }: { readonly order: OrderResponse }) => {
  const { RefundAmount = 0 } = order;
  return (
    <dl className={billStyles.details}>
      <div>
        <dt>{t('bill.order')}</dt>
        <dd>{order.TransactionNumber}</dd>
      </div>
      <div>
        <dt>{t('receipt.method')}</dt>
        <dd>
          {t(order.PaidWith ? `with.${order.PaidWith}` : paymentMethodLabels[order.PaymentMethod])}
        </dd>
      </div>
      <div>
        <dt>{t('receipt.status')}</dt>
        <dd>{order.PaymentStatusText}</dd>
      </div>
      {RefundAmount > 0 && (
        <div>
          <dt>{t('receipt.refunded')}</dt>
          <dd>{formatExactPrice(RefundAmount)}</dd>
        </div>
      )}
      <div>
        <dt>{t('receipt.orderDate')}</dt>
        <dd>
          {formatLongDate(shopDate(new Date(order.PlacedAt)))}, {formatTime(order.PlacedAt)}
        </dd>
      </div>
      {order.Bill && (
        <div>
          <dt>{t('receipt.bill')}</dt>
          <dd>{order.Bill.Number}</dd>
        </div>
      )}
    </dl>
  );
};

const Receipt = ({ order }: { readonly order: OrderResponse }) => {
  const { PaymentStatus, Totals, PaidAmount = Totals.Payable } = order;
  const isPaid = PaymentStatus === paymentStatus.Paid || isRefund(order);
  if (!isPaid)
    return (
      <Note>
        {t('receipt.none')} {paymentLabel(order)}
      </Note>
    );
  return (
    <article className={`panel ${billStyles.receipt}`} aria-label={t('receipt.title')}>
      <CompanyAddress />
      <p className={billStyles.amount}>{formatExactPrice(PaidAmount)}</p>
      {isRefund(order) && <Note>{paymentLabel(order)}</Note>}
      <ReceiptDetails order={order} />
      <div className={billStyles.actions}>
        <PrintButton>{t('bill.print')}</PrintButton>
        <BillLink order={order} />
      </div>
    </article>
  );
};

export const ReceiptPage = () => {
  const query = useOrder(useOrderId(), useIsSignedIn());
  useStatusAnnouncement(query.data?.PaymentStatusText);
  return (
    <OrderPageLayout title={t('receipt.title')} query={query} className={styles.track}>
      {query.data && <Receipt order={query.data} />}
    </OrderPageLayout>
  );
};
