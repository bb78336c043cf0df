import { cartPath } from '@tokri/contracts/platform';
import type { CartResponse } from '@tokri/contracts/api';
import { useCartSummary, type CartSummary } from '@tokri/web-kit/cart-summary';
import { Link } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { ChevronRight, classNames, Icon, formatPrice } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from './cart-bar.module.css';

export const totalsLabel = (
  { DeliveryCharge, Savings }: CartResponse['Totals'],
  hasPincode: boolean,
): string => {
  const isFree = hasPincode && DeliveryCharge === 0;
  return [
    t(isFree ? 'bar.freeDelivery' : 'bar.gstIncluded'),
    Savings > 0 ? t('bar.saved', { sum: formatPrice(Savings) }) : '',
  ]
    .filter(Boolean)
    .join(' • ');
};

const detailsLabel = (
  { totals, current, isEstimate }: CartSummary,
  hasPincode: boolean,
): string => {
  if (current && current.freeDeliveryShort > 0)
    return t('bar.moreForFreeDelivery', { sum: formatPrice(current.freeDeliveryShort) });
  return totals && !isEstimate ? totalsLabel(totals, hasPincode) : t('bar.gstIncluded');
};

export const CartBar = () => {
  const count = useSession((state) => state.cartCount);
  const pincode = useSession((state) => state.pincode);
  const summary = useCartSummary();
  const { current } = summary;
  if (count === 0) return null;
  return (
    <section className={classNames('narrow-only', styles.bar)} aria-label={t('bar.label')}>
      <Link className="cart-bar on-brand" to={cartPath}>
        <span>
          <b>
            {current
              ? t('bar.total', { count, sum: formatPrice(current.itemsTotal) })
              : t('bar.count', { count })}
          </b>
          {current && <small>{detailsLabel(summary, pincode !== '')}</small>}
        </span>
        <span className="open-cart">
          {t('bar.view')} <Icon icon={ChevronRight} />
        </span>
      </Link>
    </section>
  );
};
