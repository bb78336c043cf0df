import type { CartResponse, TotalsResponse } from '@tokri/contracts/api';
import { isUnitedKingdom } from '@tokri/contracts/market';
import {
  ChevronDown,
  CircleCheck,
  classNames,
  Icon,
  formatPrice,
  formatExactPrice,
  ReceiptText,
} from '@tokri/web-kit/ui';
import { t } from './labels.ts';

export interface PriceBreakdownProps {
  readonly totals: TotalsResponse;
  readonly count: number;
  readonly couponCode?: string | undefined;
  readonly taxSummary: CartResponse['TaxSummary'];
  readonly totalLabel?: 'to-pay' | 'total';
  readonly isLocationKnown?: boolean;
}

const roundToPaise = (rupees: number): number => Math.round(rupees * 100) / 100;

export const itemsTotal = ({ Mrp, Savings }: Pick<TotalsResponse, 'Mrp' | 'Savings'>): number =>
  roundToPaise(Mrp - Savings);

interface BreakdownRowProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly amount: number;
  readonly variant?: 'discount' | 'minor';
}

const BreakdownRow = ({ label, note, amount, variant }: BreakdownRowProps) => (
  <div className={classNames(variant) || undefined}>
    <dt>
      {label} {note && <span className="fine-print">{note}</span>}
    </dt>
    <dd>{formatExactPrice(amount)}</dd>
  </div>
);

const TaxTable = ({ rows }: { readonly rows: CartResponse['TaxSummary'] }) => {
  const isInterState = rows.some((row) => row.Igst > 0);
  const rates = [...new Set(rows.map((row) => row.TaxPercent))].sort((a, b) => a - b);
  const sum = (percent: number, name: 'Taxable' | 'Cgst' | 'Sgst' | 'Igst') =>
    rows
      .filter((row) => row.TaxPercent === percent)
      .reduce((total, row) => total + Math.round(row[name] * 100), 0) / 100;
  const columns =
    isInterState || isUnitedKingdom() ? (['Igst'] as const) : (['Cgst', 'Sgst'] as const);
  return (
    <table className="tax-table">
      <thead>
        <tr>
          <th scope="col">{t('price.rate')}</th>
          <th scope="col">{t('price.value')}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {isUnitedKingdom() ? 'VAT' : name.toUpperCase()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map((percent) => (
          <tr key={percent}>
            <th scope="row">{percent === 0 ? t('price.noGst') : `${percent}%`}</th>
            <td>{formatExactPrice(sum(percent, 'Taxable'))}</td>
            {columns.map((name) => (
              <td key={name}>{formatExactPrice(sum(percent, name))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const DiscountRows = ({
  totals: { Savings, OfferDiscount, CouponDiscount },
  couponCode = '',
}: Pick<PriceBreakdownProps, 'totals' | 'couponCode'>) => {
  // Savings include offer and coupon; subtract them so that the column adds up.
  const discount = roundToPaise(Savings - OfferDiscount - CouponDiscount);
  return (
    <>
      {discount > 0 && (
        <BreakdownRow variant="discount" label={t('price.savings')} amount={-discount} />
      )}
      {OfferDiscount > 0 && (
        <BreakdownRow variant="discount" label={t('price.offer')} amount={-OfferDiscount} />
      )}
      {CouponDiscount > 0 && (
        <BreakdownRow
          variant="discount"
          label={t('price.coupon', { code: couponCode })}
          amount={-CouponDiscount}
        />
      )}
    </>
  );
};

const DeliveryRow = ({ totals }: Pick<PriceBreakdownProps, 'totals'>) => {
  const fees = totals.DeliveryCharge + totals.SlotFee;
  const note =
    fees > 0
      ? t('price.deliveryTax', { amount: formatPrice(fees), percent: totals.DeliveryTaxPercent })
      : undefined;
  return (
    <BreakdownRow
      label={t('price.delivery')}
      note={note}
      amount={roundToPaise(fees + totals.DeliveryTax)}
    />
  );
};

const TotalRow = ({ label, amount }: Pick<BreakdownRowProps, 'label' | 'amount'>) => (
  <div className="total">
    <dt>{label}</dt>
    <dd>{formatPrice(amount)}</dd>
  </div>
);

const TaxDetails = ({ totals, taxSummary }: Pick<PriceBreakdownProps, 'totals' | 'taxSummary'>) => {
  const gst = roundToPaise(totals.Cgst + totals.Sgst + totals.Igst + totals.DeliveryTax);
  return (
    <details>
      <summary className="fine-print">
        <Icon icon={ReceiptText} size={16} />
        {t('price.gst')} <b className="strong">{formatExactPrice(gst)}</b>{' '}
        <Icon icon={ChevronDown} size={16} />
      </summary>
      <TaxTable rows={taxSummary} />
    </details>
  );
};

export const PriceBreakdown = ({
  totals,
  count,
  couponCode,
  taxSummary,
  totalLabel = 'to-pay',
  isLocationKnown = true,
}: PriceBreakdownProps) => (
  <>
    <dl className="price-breakdown" aria-label={t('price.label')}>
      <BreakdownRow label={t('price.items', { count })} amount={totals.Mrp} />
      <DiscountRows totals={totals} couponCode={couponCode} />
      {isLocationKnown ? (
        <DeliveryRow totals={totals} />
      ) : (
        <div>
          <dt>{t('price.delivery')}</dt>
          <dd>{t('price.deliveryLater')}</dd>
        </div>
      )}
      {isLocationKnown && totals.RoundOff !== 0 && (
        <BreakdownRow variant="minor" label={t('price.roundOff')} amount={totals.RoundOff} />
      )}
      {isLocationKnown ? (
        <TotalRow
          label={t(totalLabel === 'to-pay' ? 'price.toPay' : 'price.total')}
          amount={totals.Payable}
        />
      ) : (
        <TotalRow label={t('price.itemsSum')} amount={itemsTotal(totals)} />
      )}
    </dl>
    <TaxDetails totals={totals} taxSummary={taxSummary} />
  </>
);

export const SavingsNote = ({ saved }: { readonly saved: number }) =>
  saved > 0 ? (
    <p className="note success">
      <Icon icon={CircleCheck} />
      <span>{t('price.saved', { amount: formatPrice(saved) })}</span>
    </p>
  ) : null;
