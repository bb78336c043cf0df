import type { CartResponse, TotalsResponse } from '@tokri/contracts/api';
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
  readonly variant?: 'less' | 'sub';
}

const BreakdownRow = ({ label, note: small, amount: sum, variant: look }: BreakdownRowProps) => (
  <div className={classNames(look) || undefined}>
    <dt>
      {label} {small && <span className="fine">{small}</span>}
    </dt>
    <dd>{formatExactPrice(sum)}</dd>
  </div>
);

const TaxTable = ({ rows }: { readonly rows: CartResponse['TaxSummary'] }) => {
  const isInterState = rows.some((row) => row.Igst > 0);
  const rates = [...new Set(rows.map((row) => row.TaxPercent))].sort((a, b) => a - b);
  const sum = (percent: number, name: 'Taxable' | 'Cgst' | 'Sgst' | 'Igst') =>
    rows
      .filter((row) => row.TaxPercent === percent)
      .reduce((total, row) => total + Math.round(row[name] * 100), 0) / 100;
  const columns = isInterState ? (['Igst'] as const) : (['Cgst', 'Sgst'] as const);
  return (
    <table className="gst">
      <thead>
        <tr>
          <th scope="col">{t('bill.rate')}</th>
          <th scope="col">{t('bill.value')}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name.toUpperCase()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map((percent) => (
          <tr key={percent}>
            <th scope="row">{percent === 0 ? t('bill.noGst') : `${percent}%`}</th>
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

export const PriceBreakdown = ({
  totals,
  count,
  couponCode,
  taxSummary,
  totalLabel: sumIs = 'to-pay',
  isLocationKnown: isPlaceKnown = true,
}: PriceBreakdownProps) => {
  const fees = totals.DeliveryCharge + totals.SlotFee;
  const deliveryNote =
    fees > 0
      ? t('bill.deliveryTax', { amount: formatPrice(fees), percent: totals.DeliveryTaxPercent })
      : undefined;
  const delivery = roundToPaise(fees + totals.DeliveryTax);
  // Savings include offer and coupon; subtract them so that the column adds up.
  const discount = roundToPaise(totals.Savings - totals.OfferDiscount - totals.CouponDiscount);
  const gst = roundToPaise(totals.Cgst + totals.Sgst + totals.Igst + totals.DeliveryTax);
  return (
    <>
      <dl className="bill" aria-label={t('bill.label')}>
        <BreakdownRow label={t('bill.items', { count })} amount={totals.Mrp} />
        {discount > 0 && (
          <BreakdownRow variant="less" label={t('bill.savings')} amount={-discount} />
        )}
        {totals.OfferDiscount > 0 && (
          <BreakdownRow variant="less" label={t('bill.offer')} amount={-totals.OfferDiscount} />
        )}
        {totals.CouponDiscount > 0 && (
          <BreakdownRow
            variant="less"
            label={t('bill.coupon', { code: couponCode ?? '' })}
            amount={-totals.CouponDiscount}
          />
        )}
        {isPlaceKnown ? (
          <BreakdownRow label={t('bill.delivery')} note={deliveryNote} amount={delivery} />
        ) : (
          <div>
            <dt>{t('bill.delivery')}</dt>
            <dd>{t('bill.deliveryLater')}</dd>
          </div>
        )}
        {isPlaceKnown && totals.RoundOff !== 0 && (
          <BreakdownRow variant="sub" label={t('bill.roundOff')} amount={totals.RoundOff} />
        )}
        {isPlaceKnown ? (
          <div className="total">
            <dt>{t(sumIs === 'to-pay' ? 'bill.toPay' : 'bill.total')}</dt>
            <dd>{formatPrice(totals.Payable)}</dd>
          </div>
        ) : (
          <div className="total">
            <dt>{t('bill.itemsSum')}</dt>
            <dd>{formatPrice(itemsTotal(totals))}</dd>
          </div>
        )}
      </dl>
      <details className="gstbox">
        <summary className="fine">
          <Icon icon={ReceiptText} size={16} />
          {t('bill.gst')} <b className="strong">{formatExactPrice(gst)}</b>{' '}
          <Icon icon={ChevronDown} size={16} />
        </summary>
        <TaxTable rows={taxSummary} />
      </details>
    </>
  );
};

export const SavingsNote = ({ saved }: { readonly saved: number }) =>
  saved > 0 ? (
    <p className="note ok">
      <Icon icon={CircleCheck} />
      <span>{t('bill.saved', { amount: formatPrice(saved) })}</span>
    </p>
  ) : null;
