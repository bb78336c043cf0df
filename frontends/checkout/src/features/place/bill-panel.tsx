import type { CartAnswer } from '@tokri/contracts/http';
import { Link } from '@tokri/web-kit/platform';
import { Breakdown, SavingNote } from '@tokri/web-kit/bill';
import { IndianRupee, Truck } from '@tokri/web-kit/more-icons';
import { classNames, Icon, money, Note, Skeleton } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../../texts.ts';
import styles from './place.module.css';

export interface BillPanelProps {
  readonly cart: CartAnswer;
  readonly count: number;
  /** The sums are being counted anew. */
  readonly isCounting: boolean;
  /** The cart was counted for a pincode or an address. */
  readonly isPlaceKnown: boolean;
  /** What stands under the sums on wide screens: the button and its reason. */
  readonly children?: ReactNode;
}

/** Every sum of the server, in the order of the bill. */
export const BillPanel = ({ cart, count, isCounting, isPlaceKnown, children }: BillPanelProps) => {
  const { FreeDelivery, MinimumOrder, Totals } = cart;
  return (
    <section className={`panel ${styles.bill}`} aria-labelledby="h-bill">
      <h2 id="h-bill">
        <Icon of={IndianRupee} />
        {t('bill.title')}
      </h2>
      <div
        className={classNames(styles.sums, isCounting && styles.counting)}
        aria-busy={isCounting || undefined}
      >
        <Breakdown
          totals={Totals}
          count={count}
          couponCode={cart.Coupon?.Code}
          taxSummary={cart.TaxSummary}
          isPlaceKnown={isPlaceKnown}
        />
        {isPlaceKnown && FreeDelivery.Short > 0 && Totals.DeliveryCharge > 0 && (
          <Note icon={Truck}>
            {t('bill.freeShort', { sum: money(FreeDelivery.Short) })}{' '}
            <Link className="link" to="/product-list">
              {t('cart.more')}
            </Link>
          </Note>
        )}
        {isPlaceKnown &&
          FreeDelivery.Above > 0 &&
          FreeDelivery.Short === 0 &&
          Totals.DeliveryCharge === 0 && (
            <Note tone="ok" icon={Truck}>
              {t('bill.free')}
            </Note>
          )}
        {MinimumOrder.Short > 0 && (
          <Note tone="few">{t('bill.minimum', { sum: money(MinimumOrder.Short) })}</Note>
        )}
        <SavingNote saved={Totals.Savings} />
      </div>
      {children}
    </section>
  );
};

export const BillPanelSkeleton = () => (
  <section className={`panel ${styles.bill}`} aria-hidden="true">
    <Skeleton as="title" />
    <div className={styles.wait}>
      <Skeleton />
      <Skeleton width="70" />
      <Skeleton />
      <Skeleton as="block" />
    </div>
  </section>
);
