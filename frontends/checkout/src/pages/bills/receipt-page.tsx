import { paymentStatus } from '@tokri/contracts';
import type { OrderAnswer } from '@tokri/contracts/http';
import { site } from '@tokri/web-kit/platform';
import {
  Button,
  clockTime,
  dayOf,
  Icon,
  longDay,
  moneyExact,
  Note,
  ReceiptText,
} from '@tokri/web-kit/ui';
import { useOrder } from '../../features/order/order-reads.ts';
import { isRefund, paymentWords } from '../../features/order/order-words.ts';
import billStyles from '../../features/bill/bill.module.css';
import { PaperLink } from '../../features/bill/paper-link.tsx';
import { t } from '../../texts.ts';
import { OrderFrame, useIsSignedIn, useOrderId, useToldStatus } from '../orders/order-frame.tsx';
import styles from '../orders/orders.module.css';

const hows = { online: 'receipt.online', cod: 'receipt.cash', credit: 'receipt.account' } as const;

const Receipt = ({ order }: { readonly order: OrderAnswer }) => {
  const {
    PaymentStatus,
    PaymentMethod,
    Totals,
    PaidAmount = Totals.Payable,
    RefundAmount = 0,
  } = order;
  const isPaid = PaymentStatus === paymentStatus.Paid || isRefund(order);
  if (!isPaid)
    return (
      <Note>
        {t('receipt.none')} {paymentWords(order)}
      </Note>
    );
  const { companyName, companyAddress, companyGstin, brand } = site();
  return (
    <article className={`panel ${billStyles.receipt}`} aria-label={t('receipt.title')}>
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
      <p className={billStyles.amount}>{moneyExact(PaidAmount)}</p>
      {isRefund(order) && <Note>{paymentWords(order)}</Note>}
      <dl className={billStyles.facts}>
        <div>
          <dt>{t('bill.order')}</dt>
          <dd>{order.TransactionNumber}</dd>
        </div>
        <div>
          <dt>{t('receipt.how')}</dt>
          <dd>{t(hows[PaymentMethod])}</dd>
        </div>
        <div>
          <dt>{t('receipt.state')}</dt>
          <dd>{order.PaymentStatusText}</dd>
        </div>
        {RefundAmount > 0 && (
          <div>
            <dt>{t('receipt.returned')}</dt>
            <dd>{moneyExact(RefundAmount)}</dd>
          </div>
        )}
        <div>
          <dt>{t('receipt.ordered')}</dt>
          <dd>
            {longDay(dayOf(new Date(order.PlacedAt)))}, {clockTime(order.PlacedAt)}
          </dd>
        </div>
        {order.Bill && (
          <div>
            <dt>{t('receipt.bill')}</dt>
            <dd>{order.Bill.Number}</dd>
          </div>
        )}
      </dl>
      <div className={billStyles.acts}>
        <Button kind="second" isSmall onClick={() => window.print()}>
          <Icon of={ReceiptText} size={16} />
          {t('bill.print')}
        </Button>
        <PaperLink order={order} />
      </div>
    </article>
  );
};

/** The payment receipt of an order. */
export const ReceiptPage = () => {
  const query = useOrder(useOrderId(), useIsSignedIn());
  useToldStatus(query.data?.PaymentStatusText);
  return (
    <OrderFrame title={t('receipt.title')} query={query} className={styles.track}>
      {query.data && <Receipt order={query.data} />}
    </OrderFrame>
  );
};
