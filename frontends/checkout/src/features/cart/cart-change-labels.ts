import { formatPrice } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import type { CartChange } from './cart-changes.ts';

export const cartChangeLabel = (change: CartChange): string => {
  switch (change.kind) {
    case 'quantity':
      return t('change.quantity', { name: change.name, to: change.to, from: change.from });
    case 'added':
      return t('change.added', { name: change.name });
    case 'gone':
      return t('change.removed', { name: change.name });
    case 'payable':
      return t('change.payable', { to: formatPrice(change.to), from: formatPrice(change.from) });
  }
};
