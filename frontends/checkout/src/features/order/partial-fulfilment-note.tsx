import { isCancelledOrRejected, orderStatus, paymentStatus } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { langOf } from '@tokri/web-kit/platform';
import { formatPrice, Note, TriangleAlert } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import { isRefund, refundTarget } from './payment-labels.ts';
import styles from './order.module.css';

type ShortOrder = Pick<
  OrderResponse,
  'PartialFulfilment' | 'PaymentMethod' | 'PaymentStatus' | 'PaidWith' | 'Status' | 'Totals'
>;

/** Empty when everything that was ordered was packed. */
export const partialFulfilmentLabel = (order: ShortOrder): string => {
  const { PartialFulfilment, PaymentMethod, PaymentStatus, Status, Totals } = order;
  if (!PartialFulfilment) return '';
  const count = PartialFulfilment.LineCount;
  const less = formatPrice(PartialFulfilment.Shortfall);
  if (PaymentStatus === paymentStatus.DueOnDelivery && Status !== orderStatus.Delivered)
    return t('partial.toPay', { count, less, sum: formatPrice(Totals.Payable) });
  if (PaymentStatus === paymentStatus.Paid)
    return t('partial.paid', { count, less, sum: formatPrice(Totals.Payable) });
  if (!isRefund(order)) return t('partial.less', { count, less });
  return PaymentMethod === 'cod'
    ? t('partial.cashReturn', { count, less })
    : t('partial.refund', { count, less, target: refundTarget(order) });
};

export const hasPartialFulfilmentNote = ({
  PartialFulfilment,
  Status,
}: Pick<OrderResponse, 'PartialFulfilment' | 'Status'>): boolean =>
  PartialFulfilment !== undefined && !isCancelledOrRejected(Status);

export const PartialFulfilmentNote = ({ order }: { readonly order: OrderResponse }) => {
  if (!hasPartialFulfilmentNote(order)) return null;
  const shortLines = (order.Lines ?? []).filter(({ Ordered }) => Ordered !== undefined);
  return (
    <Note tone="warning" icon={TriangleAlert}>
      <b className="strong">{partialFulfilmentLabel(order)}</b>
      <ul className={styles.shortLines}>
        {shortLines.map(({ Id, Name, UnitName, Quantity, Ordered = Quantity }) => (
          <li key={Id}>
            <span lang={langOf(Name)}>{Name}</span> {UnitName}:{' '}
            {Quantity === 0
              ? t('partial.none')
              : t('order.short', { packed: Quantity, ordered: Ordered })}
          </li>
        ))}
      </ul>
      {order.Totals.CouponDiscount > 0 && <p className="fine-print">{t('partial.coupon')}</p>}
    </Note>
  );
};
