import { money } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import type { CartChange } from './cart-changes.ts';

/** One sentence for a change. */
export const changeWords = (change: CartChange): string => {
  switch (change.kind) {
    case 'price':
      return t('change.price', { name: change.name, to: money(change.to), from: money(change.from) });
    case 'quantity':
      return t('change.quantity', { name: change.name, to: change.to, from: change.from });
    case 'offer-gone':
      return t('change.offerGone', { name: change.name, offer: change.offer });
    case 'added':
      return t('change.added', { name: change.name });
    case 'gone':
      return t('change.gone', { name: change.name });
    case 'payable':
      return t('change.payable', { to: money(change.to), from: money(change.from) });
  }
};
