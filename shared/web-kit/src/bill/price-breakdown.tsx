import type { CartResponse, TotalsResponse } from '@tokri/contracts/http';
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
  /** How many things, for the first line. */
  readonly count: number;
  readonly couponCode?: string | undefined;
  readonly taxSummary: CartResponse['TaxSummary'];
  /** `total` where nothing is to be paid any more: it was, or the order has ended. */
  readonly totalLabel?: 'to-pay' | 'total';
  /** Without a place nobody knows the delivery charge: it is told in words, and the sum is that of the items. */
  readonly isLocationKnown?: boolean;
}

const toPaise = (rupees: number): number => Math.round(rupees * 100) / 100;

/** What the items cost, in rupees: the bill without delivery and rounding. */
export const itemsTotal = ({ Mrp, Savings }: Pick<TotalsResponse, 'Mrp' | 'Savings'>): number =>
  toPaise(Mrp - Savings);

interface RowProps {
  readonly label: string;
  readonly small?: string | undefined;
  readonly sum: number;
  readonly look?: 'less' | 'sub';
}

const Row = ({ label, small, sum, look }: RowProps) => (
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

/** Same order of lines on cart, bill, mail and order page; the sums are the server's. */
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
      ? t('bill.deliveryTax', { sum: formatPrice(fees), percent: totals.DeliveryTaxPercent })
      : undefined;
  const delivery = toPaise(fees + totals.DeliveryTax);
  // Savings hold offer and coupon too (price.md 7); so each is told once and the column adds up.
  const discount = toPaise(totals.Savings - totals.OfferDiscount - totals.CouponDiscount);
  const gst = toPaise(totals.Cgst + totals.Sgst + totals.Igst + totals.DeliveryTax);
  return (
    <>
      <dl className="bill" aria-label={t('bill.label')}>
        <Row label={t('bill.items', { count })} sum={totals.Mrp} />
        {discount > 0 && <Row look="less" label={t('bill.savings')} sum={-discount} />}
        {totals.OfferDiscount > 0 && (
          <Row look="less" label={t('bill.offer')} sum={-totals.OfferDiscount} />
        )}
        {totals.CouponDiscount > 0 && (
          <Row
            look="less"
            label={t('bill.coupon', { code: couponCode ?? '' })}
            sum={-totals.CouponDiscount}
          />
        )}
        {isPlaceKnown ? (
          <Row label={t('bill.delivery')} small={deliveryNote} sum={delivery} />
        ) : (
          <div>
            <dt>{t('bill.delivery')}</dt>
            <dd>{t('bill.deliveryLater')}</dd>
          </div>
        )}
        {isPlaceKnown && totals.RoundOff !== 0 && (
          <Row look="sub" label={t('bill.roundOff')} sum={totals.RoundOff} />
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
      <span>{t('bill.saved', { sum: formatPrice(saved) })}</span>
    </p>
  ) : null;
