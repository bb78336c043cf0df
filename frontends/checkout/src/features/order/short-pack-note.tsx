import { isCancelledOrRejected, paymentStatus } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { langOf } from '@tokri/web-kit/platform';
import { formatPrice, Note, TriangleAlert } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import { isRefund, refundTarget } from './payment-labels.ts';
import styles from './order.module.css';

type ShortOrder = Pick<
  OrderResponse,
  'PackedShort' | 'PaymentMethod' | 'PaymentStatus' | 'PaidWith' | 'Totals'
>;

/** Empty when everything that was ordered was packed. */
export const shortPackLabel = (order: ShortOrder): string => {
  const { PackedShort, PaymentMethod, PaymentStatus, Totals } = order;
  if (!PackedShort) return '';
  const count = PackedShort.LineCount;
  const less = formatPrice(PackedShort.OrderedAmount - Totals.Payable);
  if (PaymentStatus === paymentStatus.DueOnDelivery)
    return t('shortPack.toPay', { count, less, sum: formatPrice(Totals.Payable) });
  if (PaymentStatus === paymentStatus.Paid)
    return t('shortPack.paid', { count, less, sum: formatPrice(Totals.Payable) });
  if (!isRefund(order)) return t('shortPack.less', { count, less });
  return PaymentMethod === 'cod'
    ? t('shortPack.cashReturn', { count, less })
    : t('shortPack.refund', { count, less, target: refundTarget(order) });
};

export const hasShortPackNote = ({
  PackedShort,
  Status,
}: Pick<OrderResponse, 'PackedShort' | 'Status'>): boolean =>
  PackedShort !== undefined && !isCancelledOrRejected(Status);

export const ShortPackNote = ({ order }: { readonly order: OrderResponse }) => {
  if (!hasShortPackNote(order)) return null;
  const shortLines = (order.Lines ?? []).filter(({ Ordered }) => Ordered !== undefined);
  return (
    <Note tone="warning" icon={TriangleAlert}>
      <b className="strong">{shortPackLabel(order)}</b>
      <ul className={styles.shortLines}>
        {shortLines.map(({ Id, Name, UnitName, Quantity, Ordered = Quantity }) => (
          <li key={Id}>
            <span lang={langOf(Name)}>{Name}</span> {UnitName}:{' '}
            {Quantity === 0
              ? t('shortPack.none')
              : t('order.short', { packed: Quantity, ordered: Ordered })}
          </li>
        ))}
      </ul>
    </Note>
  );
};
