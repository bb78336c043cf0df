import {
  isCancelledOrRejected,
  isPaymentOutstanding,
  orderStatus,
  paymentStatus,
} from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { PriceBreakdown } from '@tokri/web-kit/price-breakdown';
import { billPath } from '@tokri/web-kit/order';
import { Link } from '@tokri/web-kit/platform';
import {
  Clock,
  Icon,
  formatMobile,
  formatDateTime,
  formatExactPrice,
  Note,
  ReceiptText,
  formatSlotWithDate,
  Tag,
} from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import { customerLabel } from '../../../orders/customer-label.ts';
import { paymentMethodLabel, paymentTone } from '../order-labels.ts';
import { isBillPending } from '../order-queries.ts';
import { t as detailsLabel } from './labels.ts';
import styles from './order-panel.module.css';

export const DeliverySection = ({ order }: { readonly order: OrderResponse }) => {
  const { Address, Note: note, PlacedAt, UserName } = order;
  return (
    <section aria-label={t('order.delivery')} className={styles.section}>
      <p>
        <b className="strong">{Address.Name || customerLabel({ UserName, Address })}</b>
        <br />
        {Address.Mobile && (
          <a className={styles.phone} href={`tel:${Address.Mobile}`}>
            {formatMobile(Address.Mobile)}
          </a>
        )}
      </p>
      <p className="muted">
        {Address.Address}, {Address.Pincode}
      </p>
      <Note icon={Clock}>
        <b className="strong">{formatSlotWithDate(order.Slot)}</b>
        <br />
        {t('order.placed', { when: formatDateTime(PlacedAt) })}
      </Note>
      {note && (
        <Note tone="warning">
          <b className="strong">{t('order.note')}</b>
          <br />
          {note}
        </Note>
      )}
    </section>
  );
};

type Line = NonNullable<OrderResponse['Lines']>[number];

const quantityLabel = ({ Quantity, Ordered }: Line): string =>
  Ordered === undefined
    ? `× ${Quantity}`
    : t('order.partialQuantity', { packed: Quantity, ordered: Ordered });

/** Marks a line that was packed with fewer units than ordered. */
const ShortTag = ({ line: { Quantity, Ordered } }: { readonly line: Line }) =>
  Ordered !== undefined && (
    <Tag tone={Quantity === 0 ? 'error' : 'warning'}>
      {detailsLabel(Quantity === 0 ? 'missing' : 'short')}
    </Tag>
  );

const OrderLine = ({
  line,
  isPacking,
  isTicked,
  onTick,
}: {
  readonly line: Line;
  readonly isPacking: boolean;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}) => {
  const name = (
    <span className="grow">
      {line.Name} <small>{line.UnitName}</small>
    </span>
  );
  return (
    <li className={isPacking && isTicked ? styles.packed : undefined}>
      {isPacking ? (
        <label>
          <input
            type="checkbox"
            checked={isTicked}
            aria-label={t('order.packedLine', {
              name: `${line.Name} ${line.UnitName}`,
              count: line.Quantity,
            })}
            onChange={({ target }) => onTick(target.checked)}
          />
          {name}
          <b>× {line.Quantity}</b>
        </label>
      ) : (
        <span className={styles.line}>
          {name}
          <ShortTag line={line} />
          <b>{quantityLabel(line)}</b>
        </span>
      )}
    </li>
  );
};

export const LinesSection = ({
  order,
  tickedIds,
  onTick,
}: {
  readonly order: OrderResponse;
  readonly tickedIds: ReadonlySet<number>;
  readonly onTick: (lineId: number, isTicked: boolean) => void;
}) => (
  <section aria-labelledby="h-lines" className={styles.section}>
    <h3 id="h-lines">{t('order.lines', { count: order.ItemCount })}</h3>
    <ul className={styles.lineList}>
      {(order.Lines ?? []).map((line) => (
        <OrderLine
          key={line.Id}
          line={line}
          isPacking={order.Status === orderStatus.Confirmed}
          isTicked={tickedIds.has(line.Id)}
          onTick={(isTicked) => onTick(line.Id, isTicked)}
        />
      ))}
    </ul>
  </section>
);

/** Then one amount is enough: a second one would look like a second refund. */
const isRefundedAtProviderOnly = ({
  PaymentStatus,
  RefundAmount,
  ProviderRefundAmount,
}: OrderResponse): boolean =>
  ProviderRefundAmount !== undefined &&
  ProviderRefundAmount === RefundAmount &&
  PaymentStatus !== paymentStatus.RefundDue;

const RefundDetails = ({ order }: { readonly order: OrderResponse }) => (
  <>
    {order.RefundStatus && !isRefundedAtProviderOnly(order) && (
      <div>
        <dt>{t('order.refund', { state: '' })}</dt>
        <dd>
          {order.RefundStatus}
          {order.RefundAmount ? `, ${formatExactPrice(order.RefundAmount)}` : ''}
        </dd>
      </div>
    )}
    {order.ProviderRefundAmount !== undefined && (
      <div>
        <dt>
          {t(
            isRefundedAtProviderOnly(order)
              ? 'order.refundAtProvider'
              : 'order.refundPartAtProvider',
          )}
        </dt>
        <dd>{formatExactPrice(order.ProviderRefundAmount)}</dd>
      </div>
    )}
  </>
);

const PartialDetails = ({ order: { PartialFulfilment } }: { readonly order: OrderResponse }) =>
  PartialFulfilment && (
    <>
      <div>
        <dt>{detailsLabel('orderedAmount')}</dt>
        <dd>{formatExactPrice(PartialFulfilment.OrderedAmount)}</dd>
      </div>
      <div>
        <dt>{detailsLabel('shortfall')}</dt>
        <dd>− {formatExactPrice(PartialFulfilment.Shortfall)}</dd>
      </div>
    </>
  );

const missingBillKey = (order: OrderResponse) => {
  if (isCancelledOrRejected(order.Status)) return 'order.noBillAfterEnd';
  return isBillPending(order) ? 'order.billPending' : 'order.noBill';
};

export const PaymentSection = ({ order }: { readonly order: OrderResponse }) => (
  <section aria-labelledby="h-sums" className={styles.section}>
    <h3 id="h-sums">{t('order.summary')}</h3>
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
    <dl className={styles.details}>
      <PartialDetails order={order} />
      <div>
        <dt>{t('order.payment')}</dt>
        <dd>
          {paymentMethodLabel(order)}{' '}
          <Tag tone={paymentTone(order.PaymentStatus)}>{order.PaymentStatusText}</Tag>
        </dd>
      </div>
      <RefundDetails order={order} />
    </dl>
    {order.Bill ? (
      <Link className="link" to={billPath({ orderId: order.Id, billId: order.Bill.Id })}>
        <Icon icon={ReceiptText} size={16} /> {t('order.bill', { number: order.Bill.Number })}
      </Link>
    ) : (
      <p className="fine-print" role="status">
        {t(missingBillKey(order))}
      </p>
    )}
  </section>
);
