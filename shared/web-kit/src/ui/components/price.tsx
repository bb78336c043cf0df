import { formatPrice } from '../format/money.ts';
import { t } from '../labels.ts';
import { classNames } from './class-names.ts';

export interface PriceProps {
  readonly price: number;
  /** Maximum retail price in rupees; never below the price. */
  readonly mrp: number;
  readonly isLarge?: boolean;
  readonly replacement?: string | undefined;
}

export const Price = ({ price, mrp, isLarge, replacement }: PriceProps) => {
  const saving = Math.round((mrp - price) * 100) / 100;
  const isCheaper = saving > 0 && !replacement;
  return (
    <div className={classNames('price', isLarge && 'large')}>
      <div>
        <span className="current-price">{formatPrice(price)}</span>
      </div>
      {replacement && <div className="restock-note">{replacement}</div>}
      {isCheaper && (
        <div>
          <s className="mrp">{t('price.mrp', { sum: formatPrice(mrp) })}</s>{' '}
          <span className="saving">{t('price.off', { sum: formatPrice(saving) })}</span>
        </div>
      )}
      {!isCheaper && !replacement && <div className="mrp">{t('price.none')}</div>}
    </div>
  );
};
