import type { UserCoupon } from '@tokri/contracts/http';
import { Button, classNames, money, shortDay } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import styles from './coupon.module.css';

const termsOf = ({ MinimumItems, FirstOrderOnly, ToDate }: UserCoupon): string =>
  [
    ...(MinimumItems > 0 ? [t('coupon.from', { sum: money(MinimumItems) })] : []),
    ...(FirstOrderOnly ? [t('coupon.first')] : []),
    ...(ToDate ? [t('coupon.until', { day: shortDay(ToDate, { withYear: true }) })] : []),
  ].join(' • ');

export interface CouponCardsProps {
  readonly coupons: readonly UserCoupon[];
  /** The one that the cart has now. */
  readonly chosen: string;
  readonly onUse: (code: string) => void;
}

/** Coupons as tickets: what each gives, its terms, and the press that uses it or the reason why not. */
export const CouponCards = ({ coupons, chosen, onUse }: CouponCardsProps) => (
  <ul className={styles.cards}>
    {coupons.map((coupon) => (
      <li key={coupon.Code} className={classNames(styles.ticket, !coupon.Usable && styles.dull)}>
        <div className={styles.gives}>
          <b>{coupon.Text}</b>
          <span className={styles.code}>{coupon.Code}</span>
        </div>
        <p className={styles.name}>{coupon.Name}</p>
        <p className="fine">{termsOf(coupon)}</p>
        {coupon.Usable ? (
          <div className={styles.act}>
            <span className="fine">
              {coupon.Amount > 0 && t('coupon.takes', { sum: money(coupon.Amount) })}
            </span>
            <Button
              kind="second"
              isSmall
              disabled={coupon.Code === chosen}
              onClick={() => onUse(coupon.Code)}
            >
              {t(coupon.Code === chosen ? 'coupon.inUse' : 'coupon.use')}
              <span className="sr"> {coupon.Code}</span>
            </Button>
          </div>
        ) : (
          <p className={styles.reason}>{coupon.Message}</p>
        )}
      </li>
    ))}
  </ul>
);
