import type { UserCoupon } from '@tokri/contracts/api';
import { Button, classNames, formatPrice, formatDate } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './coupon.module.css';

const couponTerms = ({ MinimumItems, FirstOrderOnly, ToDate }: UserCoupon): string =>
  [
    ...(MinimumItems > 0 ? [t('coupon.from', { sum: formatPrice(MinimumItems) })] : []),
    ...(FirstOrderOnly ? [t('coupon.first')] : []),
    ...(ToDate ? [t('coupon.until', { day: formatDate(ToDate, { withYear: true }) })] : []),
  ].join(' • ');

export interface CouponCardsProps {
  readonly coupons: readonly UserCoupon[];
  readonly appliedCode: string;
  readonly onUse: (code: string) => void;
}

export const CouponCards = ({ coupons, appliedCode, onUse }: CouponCardsProps) => (
  <ul className={styles.cards}>
    {coupons.map((coupon) => (
      <li key={coupon.Code} className={classNames(styles.ticket, !coupon.Usable && styles.dull)}>
        <div className={styles.gives}>
          <b>{coupon.Text}</b>
          <span className={styles.code}>{coupon.Code}</span>
        </div>
        <p className={styles.name}>{coupon.Name}</p>
        <p className="fine">{couponTerms(coupon)}</p>
        {coupon.Usable ? (
          <div className={styles.act}>
            <span className="fine">
              {coupon.Amount > 0 && t('coupon.takes', { sum: formatPrice(coupon.Amount) })}
            </span>
            <Button
              kind="second"
              isSmall
              disabled={coupon.Code === appliedCode}
              onClick={() => onUse(coupon.Code)}
            >
              {t(coupon.Code === appliedCode ? 'coupon.inUse' : 'coupon.use')}
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
