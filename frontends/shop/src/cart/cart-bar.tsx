import { cartPath } from '@tokri/contracts';
import type { CartAnswer } from '@tokri/contracts/http';
import { useCartSum } from '@tokri/web-kit/cart-sum';
import { Link } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { ChevronRight, classNames, Icon, money } from '@tokri/web-kit/ui';
import { t } from '../texts.ts';
import styles from './cart-bar.module.css';

/** What is in the sum and what it saves: the same number stands on every later page, so charges are in it from the first. */
export const sumWords = (
  { DeliveryCharge, SlotFee, DeliveryTax, Savings }: CartAnswer['Totals'],
  hasPlace: boolean,
): string => {
  const delivery = Math.round((DeliveryCharge + SlotFee + DeliveryTax) * 100) / 100;
  const charges =
    delivery > 0
      ? t('bar.delivery', { sum: money(delivery) })
      : t(hasPlace ? 'bar.free' : 'bar.gst');
  return [charges, Savings > 0 ? t('bar.saved', { sum: money(Savings) }) : '']
    .filter(Boolean)
    .join(' • ');
};

/** The way to the cart on phones, with what is to pay. Nothing while the cart is empty. */
export const CartBar = () => {
  const count = useSession((state) => state.cartCount);
  const pincode = useSession((state) => state.pincode);
  const { totals, isCurrent } = useCartSum();
  if (count === 0) return null;
  const sum = isCurrent && totals ? money(totals.Payable) : '…';
  return (
    <section className={classNames('narrow-only', styles.bar)} aria-label={t('bar.label')}>
      <Link className="cartbar on-brand" to={cartPath}>
        <span>
          <b>{totals || !isCurrent ? t('bar.sum', { count, sum }) : t('bar.count', { count })}</b>
          {totals && (
            <small>{isCurrent ? sumWords(totals, pincode !== '') : t('bar.adding')}</small>
          )}
        </span>
        <span className="go">
          {t('bar.view')} <Icon of={ChevronRight} />
        </span>
      </Link>
    </section>
  );
};
