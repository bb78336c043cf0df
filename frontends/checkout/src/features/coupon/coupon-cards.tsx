import type { UserCoupon } from '@tokri/contracts/api';
import { Button, classNames, formatPrice, formatDate } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './coupon.module.css';

const couponTerms = ({ MinimumItems, FirstOrderOnly, ToDate }: UserCoupon): string =>
  [
    ...(MinimumItems > 0 ? [t('coupon.minimum', { sum: formatPrice(MinimumItems) })] : []),
    ...(FirstOrderOnly ? [t('coupon.firstOrder')] : []),
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
      <li
        key={coupon.Code}
        className={classNames(styles.ticket, !coupon.Usable && styles.unusable)}
      >
        <div className={styles.discount}>
          <b>{coupon.Text}</b>
          <span className={styles.code}>{coupon.Code}</span>
        </div>
        <p className={styles.name}>{coupon.Name}</p>
        <p className="fine-print">{couponTerms(coupon)}</p>
        {coupon.Usable ? (
          <div className={styles.action}>
            <span className="fine-print">
              {coupon.Amount > 0 && t('coupon.saves', { sum: formatPrice(coupon.Amount) })}
            </span>
            <Button
              kind="secondary"
              isSmall
              disabled={coupon.Code === appliedCode}
              onClick={() => onUse(coupon.Code)}
            >
              {t(coupon.Code === appliedCode ? 'coupon.applied' : 'coupon.use')}
              <span className="sr-only"> {coupon.Code}</span>
            </Button>
          </div>
        ) : (
          <p className={styles.reason}>{coupon.Message}</p>
        )}
      </li>
    ))}
  </ul>
);
