import type { BillResponse } from '@tokri/contracts/api';
import { formatExactPrice } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

/** A debit note has no MRP, delivery or round-off: it adds taxable value and the tax on it. */
export const DebitTotals = ({ bill: { Totals, Due } }: { readonly bill: BillResponse }) => (
  <dl className="price-breakdown">
    <div>
      <dt>{t('bill.addedValue')}</dt>
      <dd>{formatExactPrice(Totals.Taxable)}</dd>
    </div>
    <div>
      <dt>{t('bill.addedTax')}</dt>
      <dd>{formatExactPrice(Totals.Cgst + Totals.Sgst + Totals.Igst)}</dd>
    </div>
    <div className="total">
      <dt>{t(Due > 0 ? 'place.toPay' : 'bill.total')}</dt>
      <dd>{formatExactPrice(Totals.Payable)}</dd>
    </div>
  </dl>
);
