import type { CartResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { PriceBreakdown, SavingsNote } from '@tokri/web-kit/price-breakdown';
import { IndianRupee, Truck } from '@tokri/web-kit/more-icons';
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

export const PriceSummary = ({
  cart,
  count,
  isRecalculating,
  isLocationKnown,
  children,
}: PriceSummaryProps) => {
  const { FreeDelivery, MinimumOrder, Totals } = cart;
  return (
    <section className={`panel ${styles.summary}`} aria-labelledby="h-bill">
      <h2 id="h-bill">
        <Icon icon={IndianRupee} />
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
        {isLocationKnown && FreeDelivery.Short > 0 && Totals.DeliveryCharge > 0 && (
          <Note icon={Truck}>
            {t('price.addForFreeDelivery', { sum: formatPrice(FreeDelivery.Short) })}{' '}
            <Link className="link" to="/product-list">
              {t('cart.more')}
            </Link>
          </Note>
        )}
        {isLocationKnown &&
          FreeDelivery.Above > 0 &&
          FreeDelivery.Short === 0 &&
          Totals.DeliveryCharge === 0 && (
            <Note tone="success" icon={Truck}>
              {t('price.free')}
            </Note>
          )}
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
