import type { CartLineResponse } from '@tokri/contracts/api';
import { formatBrand, formatPrice } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

type LabelledLine = Pick<
  CartLineResponse,
  'Brand' | 'UnitName' | 'Quantity' | 'RateWithTax' | 'TaxPercent' | 'Most' | 'Code'
>;

const noBreakSpace = '\u00a0';
const separator = `${noBreakSpace}• `;

const keepTogether = (text: string): string => text.replaceAll(' ', noBreakSpace);

const eachLabel = ({ Quantity, RateWithTax }: LabelledLine): string =>
  Quantity > 1 && RateWithTax > 0
    ? keepTogether(t('line.each', { price: formatPrice(RateWithTax) }))
    : '';

const taxLabel = ({ TaxPercent }: LabelledLine): string =>
  keepTogether(TaxPercent === 0 ? t('line.noGst') : t('line.gst', { percent: TaxPercent }));

/** A narrow screen shows only the start of the text, so the limit takes the place of the brand. */
export const lineLabel = (line: LabelledLine, quantity: number): string => {
  const isAtLimit = quantity >= line.Most && line.Code === '';
  return [
    isAtLimit ? t('line.maximum', { count: line.Most }) : formatBrand(line.Brand),
    keepTogether(line.UnitName),
    eachLabel(line),
    taxLabel(line),
  ]
    .filter(Boolean)
    .join(separator);
};
