import { useCartSummary } from '@tokri/web-kit/cart-summary';
import { formatPrice } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

export const CartSummary = ({ count }: { readonly count: number }) => {
  const { current } = useCartSummary();
  return current
    ? t('header.sum', { count, sum: formatPrice(current.itemsTotal) })
    : t('header.items', { count });
};
