import { useCartSum } from '@tokri/web-kit/cart-sum';
import { money } from '@tokri/web-kit/ui';
import { t } from '../texts.ts';

/** What the cart comes to, behind its count; dots while it is being added up. */
export const CartSum = ({ count }: { readonly count: number }) => {
  const { totals, isCurrent } = useCartSum();
  return t('header.sum', { count, sum: isCurrent && totals ? money(totals.Payable) : '…' });
};
