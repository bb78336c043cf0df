import type { CartResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { PriceBreakdown, SavingsNote } from '@tokri/web-kit/price-breakdown';
import { CurrencyIcon, Truck } from '@tokri/web-kit/more-icons';
import { classNames, Icon, formatPrice, Note, Skeleton } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../../labels.ts';
import styles from './place-order.module.css';

export interface PriceSummaryProps {
  readonly cart: CartResponse;
  readonly count: number;
  readonly isRecalculating: boolean;
  readonly isLocationKnown: boolean;
  readonly children?: ReactNode;
}

const DeliveryNote = ({
  cart: { FreeDelivery, Totals },
}: {
  readonly cart: Pick<CartResponse, 'FreeDelivery' | 'Totals'>;
}) => {
  if (FreeDelivery.Short > 0)
    return Totals.DeliveryCharge > 0 ? (
      <Note icon={Truck}>
        {t('price.addForFreeDelivery', { sum: formatPrice(FreeDelivery.Short) })}{' '}
        <Link className="link" to="/product-list">
          {t('cart.more')}
        </Link>
      </Note>
    ) : null;
  if (FreeDelivery.Above === 0 || Totals.DeliveryCharge > 0) return null;
  return (
    <Note tone="success" icon={Truck}>
      {Totals.SlotFee > 0
        ? t('price.freeExceptSlot', { sum: formatPrice(Totals.SlotFee + Totals.DeliveryTax) })
        : t('price.free')}
    </Note>
  );
};

export const PriceSummary = ({
  cart,
  count,
  isRecalculating,
  isLocationKnown,
  children,
}: PriceSummaryProps) => {
  const { MinimumOrder, Totals } = cart;
  return (
    <section className={`panel ${styles.summary}`} aria-labelledby="h-bill">
      <h2 id="h-bill">
        <Icon icon={CurrencyIcon} />
        {t('price.title')}
      </h2>
      <div
        className={classNames(styles.totals, isRecalculating && styles.recalculating)}
        aria-busy={isRecalculating || undefined}
      >
        <PriceBreakdown
          totals={Totals}
          count={count}
          couponCode={cart.Coupon?.Code}
          taxSummary={cart.TaxSummary}
          isLocationKnown={isLocationKnown}
        />
        {isLocationKnown && <DeliveryNote cart={cart} />}
        {MinimumOrder.Short > 0 && (
          <Note tone="warning">{t('price.minimum', { sum: formatPrice(MinimumOrder.Short) })}</Note>
        )}
        <SavingsNote saved={Totals.Savings} />
      </div>
      {children}
    </section>
  );
};

export const PriceSummarySkeleton = () => (
  <section className={`panel ${styles.summary}`} aria-hidden="true">
    <Skeleton as="title" />
    <div className={styles.loading}>
      <Skeleton />
      <Skeleton width="70" />
      <Skeleton />
      <Skeleton as="block" />
    </div>
  </section>
);
