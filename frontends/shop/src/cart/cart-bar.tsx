import { cartPath } from '@tokri/contracts/platform';
import type { CartResponse } from '@tokri/contracts/api';
import { useCartSummary } from '@tokri/web-kit/cart-summary';
import { Link } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { ChevronRight, classNames, Icon, formatPrice } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from './cart-bar.module.css';

export const totalsLabel = (
  { DeliveryCharge, SlotFee, DeliveryTax, Savings }: CartResponse['Totals'],
  hasPincode: boolean,
): string => {
  const delivery = Math.round((DeliveryCharge + SlotFee + DeliveryTax) * 100) / 100;
  const charges =
    delivery > 0
      ? t('bar.delivery', { sum: formatPrice(delivery) })
      : t(hasPincode ? 'bar.freeDelivery' : 'bar.gstIncluded');
  return [charges, Savings > 0 ? t('bar.saved', { sum: formatPrice(Savings) }) : '']
    .filter(Boolean)
    .join(' • ');
};

export const CartBar = () => {
  const count = useSession((state) => state.cartCount);
  const pincode = useSession((state) => state.pincode);
  const { totals, isCurrent } = useCartSummary();
  if (count === 0) return null;
  const sum = isCurrent && totals ? formatPrice(totals.Payable) : '…';
  return (
    <section className={classNames('narrow-only', styles.bar)} aria-label={t('bar.label')}>
      <Link className="cart-bar on-brand" to={cartPath}>
        <span>
          <b>{totals || !isCurrent ? t('bar.total', { count, sum }) : t('bar.count', { count })}</b>
          {totals && (
            <small>{isCurrent ? totalsLabel(totals, pincode !== '') : t('bar.updating')}</small>
          )}
        </span>
        <span className="open-cart">
          {t('bar.view')} <Icon icon={ChevronRight} />
        </span>
      </Link>
    </section>
  );
};
