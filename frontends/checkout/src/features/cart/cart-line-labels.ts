import type { CartLineResponse } from '@tokri/contracts/api';
import { formatBrand, formatPrice } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

type TaxedLine = Pick<CartLineResponse, 'TaxPercent' | 'Quantity' | 'RateWithTax'>;

export const taxLabel = ({ TaxPercent, Quantity, RateWithTax }: TaxedLine): string => {
  const tax = TaxPercent === 0 ? t('line.noGst') : t('line.gst', { percent: TaxPercent });
  return Quantity > 1 && RateWithTax > 0
    ? t('line.each', { price: formatPrice(RateWithTax), tax })
    : tax;
};

export const itemLabel = ({
  Brand,
  UnitName,
}: Pick<CartLineResponse, 'Brand' | 'UnitName'>): string =>
  [formatBrand(Brand), UnitName].filter(Boolean).join(' • ');
