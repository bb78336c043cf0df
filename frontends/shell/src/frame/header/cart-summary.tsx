import { useCartSummary } from '@tokri/web-kit/cart-summary';
import { formatPrice } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

export const CartSummary = ({ count }: { readonly count: number }) => {
  const { totals, isCurrent } = useCartSummary();
  return t('header.sum', { count, sum: isCurrent && totals ? formatPrice(totals.Payable) : '…' });
};
