import type { BillResponse } from '@tokri/contracts/api';
import { isUnitedKingdom } from '@tokri/contracts/market';
import { PriceBreakdown } from '@tokri/web-kit/price-breakdown';
import { language } from '@tokri/web-kit/platform';
import { formatExactPrice, Note, formatDate } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import { EInvoice } from './e-invoice.tsx';
import { BillTaxes } from './bill-taxes.tsx';
import { DebitTotals } from './debit-totals.tsx';
import styles from './bill.module.css';
import { NotePayments } from './note-payments.tsx';
import { UpiCode } from './upi-code.tsx';
import { VoucherDetails } from './voucher-details.tsx';

const taxNumberLabel = (): string => t(isUnitedKingdom() ? 'bill.vatNumber' : 'bill.gstin');

export const billKindLabel = ({ Kind }: Pick<BillResponse, 'Kind'>): string =>
  t(Kind === 'TaxInvoice' && isUnitedKingdom() ? 'bill.kind.VatInvoice' : `bill.kind.${Kind}`);

const formatBillDate = (date: string): string => formatDate(date, { withYear: true });

const BillDetails = ({ bill }: { readonly bill: BillResponse }) => (
  <dl className={styles.details}>
    {bill.Number && (
      <div>
        <dt>{t('bill.number')}</dt>
        <dd>{bill.Number}</dd>
      </div>
    )}
    <div>
      <dt>{t('bill.date')}</dt>
      <dd>{formatBillDate(bill.Date)}</dd>
    </div>
    {bill.TransactionNumber && (
      <div>
        <dt>{t('bill.order')}</dt>
        <dd>{bill.TransactionNumber}</dd>
      </div>
    )}
    {!isUnitedKingdom() && (
      <div>
        <dt>{t('bill.placeOfSupply')}</dt>
        <dd>
          {bill.PlaceOfSupply.Name} ({bill.PlaceOfSupply.Code})
        </dd>
      </div>
    )}
    {bill.Against && (
      <div>
        <dt>{t('bill.against', { number: '' })}</dt>
        <dd>
          {bill.Against.Number}, {formatBillDate(bill.Against.Date)}
        </dd>
      </div>
    )}
  </dl>
);

const State = ({ state }: { readonly state: BillResponse['Supplier']['State'] }) =>
  state && (
    <>
      {state.Name} ({state.Code})
      <br />
    </>
  );

const BillParties = ({ bill: { Supplier, Buyer, DeliverTo } }: { readonly bill: BillResponse }) => (
  <div className={styles.parties}>
    <section aria-labelledby="h-from">
      <h2 id="h-from">{t('bill.from')}</h2>
      <p>
        <b>{Supplier.Name}</b>
        <br />
        {Supplier.Address}
        <br />
        <State state={Supplier.State} />
        {taxNumberLabel()} {Supplier.GSTIN}
        {Supplier.Fssai && (
          <>
            <br />
            FSSAI {Supplier.Fssai}
          </>
        )}
      </p>
    </section>
    <section aria-labelledby="h-buyer">
      <h2 id="h-buyer">{t('bill.to')}</h2>
      <p>
        <b>{Buyer.Name}</b>
        <br />
        {[Buyer.Address, Buyer.Pincode].filter(Boolean).join(', ')}
        <br />
        <State state={Buyer.State} />
        {Buyer.GSTIN && `${taxNumberLabel()} ${Buyer.GSTIN}`}
      </p>
    </section>
    {DeliverTo && (
      <section aria-labelledby="h-delivered">
        <h2 id="h-delivered">{t('bill.deliverTo')}</h2>
        <p>
          <b>{DeliverTo.Name}</b>
          <br />
          {DeliverTo.Address}, {DeliverTo.Pincode}
          <br />
          <State state={DeliverTo.State} />
        </p>
      </section>
    )}
  </div>
);

/** A debit note raises values and delivers nothing, so it shows no quantity and no price of a unit. */
const BillLines = ({ bill: { Kind, Lines: lines } }: { readonly bill: BillResponse }) => (
  <div className={styles.lineScroller} role="region" aria-labelledby="h-lines" tabIndex={0}>
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('bill.item')}</th>
          {!isUnitedKingdom() && <th scope="col">HSN</th>}
          {Kind !== 'DebitNote' && (
            <>
              <th scope="col">{t('bill.qty')}</th>
              <th scope="col">{t('bill.rate')}</th>
              <th scope="col">{t('bill.discount')}</th>
            </>
          )}
          <th scope="col">{t('bill.taxable')}</th>
          <th scope="col">{t('bill.gst')}</th>
          <th scope="col">{t('bill.total')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <th scope="row">
              {line.Name} <span className="fine-print">{line.Unit}</span>
            </th>
            {!isUnitedKingdom() && <td>{line.HSN}</td>}
            {Kind !== 'DebitNote' && (
              <>
                <td>{line.Quantity}</td>
                <td>{formatExactPrice(line.Rate)}</td>
                <td>{formatExactPrice(line.Discount)}</td>
              </>
            )}
            <td>{formatExactPrice(line.Taxable)}</td>
            <td>
              {line.TaxPercent}%<br />
              <span className="fine-print">
                {formatExactPrice(line.Cgst + line.Sgst + line.Igst)}
              </span>
            </td>
            <td>{formatExactPrice(line.Total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Rule 46(q) of the CGST Rules. */
const Signature = ({ bill: { Kind, Supplier } }: { readonly bill: BillResponse }) =>
  isUnitedKingdom() || Kind === 'OrderConfirmation' ? null : (
    <p className={styles.signature}>
      {t('bill.signedFor', { name: Supplier.Name })}
      <span>{t('bill.signatory')}</span>
    </p>
  );

const BillContents = ({ bill }: { readonly bill: BillResponse }) => (
  <>
    <div>
      <h2 id="h-lines">{t('bill.items')}</h2>
      <p className={`fine-print ${styles.scrollHint}`}>{t('bill.scrollHint')}</p>
      <BillLines bill={bill} />
    </div>
    <BillTaxes rows={bill.TaxSummary} />
    <section className={styles.totals} aria-labelledby="h-sums">
      <h2 id="h-sums">{t('price.title')}</h2>
      {bill.Kind === 'DebitNote' ? (
        <DebitTotals bill={bill} />
      ) : (
        <PriceBreakdown
          totals={bill.Totals}
          count={bill.Lines.reduce((count, { Quantity }) => count + Quantity, 0)}
          taxSummary={bill.TaxSummary}
          totalLabel={bill.Due > 0 ? 'to-pay' : 'total'}
        />
      )}
    </section>
  </>
);

export const BillView = ({ bill }: { readonly bill: BillResponse }) => (
  <article className={`panel ${styles.bill}`} aria-label={`${billKindLabel(bill)} ${bill.Number}`}>
    {bill.Kind === 'OrderConfirmation' && bill.Consolidation === null && (
      <Note tone="warning">{t('bill.notABill')}</Note>
    )}
    <BillDetails bill={bill} />
    <BillParties bill={bill} />
    <EInvoice bill={bill} />
    {bill.Advance ? (
      <VoucherDetails bill={bill} advance={bill.Advance} />
    ) : (
      <BillContents bill={bill} />
    )}
    {bill.Reason && <p>{t('bill.reason', { reason: bill.Reason })}</p>}
    {bill.AmountInWords && (
      <p>
        <span className="muted">{t('bill.amountInWords')}:</span>{' '}
        {language() === 'hi' ? bill.AmountInWordsHindi : bill.AmountInWords}
      </p>
    )}
    {bill.Due > 0 && (
      <p>
        <b>
          {t('bill.due')}: {formatExactPrice(bill.Due)}
        </b>
      </p>
    )}
    <NotePayments bill={bill} />
    <UpiCode bill={bill} />
    {!isUnitedKingdom() && (
      <p className="fine-print">
        {t('bill.reverseCharge')} • {bill.SupplyType} • {bill.TransactionType}
      </p>
    )}
    <Signature bill={bill} />
  </article>
);
