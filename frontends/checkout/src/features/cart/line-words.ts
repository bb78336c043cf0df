import type { PricedLineAnswer } from '@tokri/contracts/http';
import { money } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';

type Taxed = Pick<PricedLineAnswer, 'TaxPercent' | 'Quantity' | 'RateWithTax'>;

/** "5% GST inside", "₹28.71 each, no GST". */
export const taxWords = ({ TaxPercent, Quantity, RateWithTax }: Taxed): string => {
  const tax = TaxPercent === 0 ? t('line.noGst') : t('line.gst', { percent: TaxPercent });
  return Quantity > 1 && RateWithTax > 0 ? t('line.each', { price: money(RateWithTax), tax }) : tax;
};

/** "Amul • 1 L". */
export const goodsWords = ({
  Brand,
  UnitName,
}: Pick<PricedLineAnswer, 'Brand' | 'UnitName'>): string =>
  [Brand, UnitName].filter(Boolean).join(' • ');
