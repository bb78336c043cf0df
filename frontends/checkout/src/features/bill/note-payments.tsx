import type { BillResponse } from '@tokri/contracts/api';
import { formatDate, formatExactPrice, Note } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

type NotePayment = BillResponse['Payments'][number];

const paymentText = ({ Kind, Amount, Way, Reference, PaidOn }: NotePayment): string =>
  t(`bill.payment.${Kind}`, {
    sum: formatExactPrice(Amount),
    date: formatDate(PaidOn, { withYear: true }),
    way: [t(`bill.payment.${Way}`), Reference].filter(Boolean).join(' '),
  });

/** What the shop got for a debit note, and gave back of it. */
export const NotePayments = ({ bill: { Payments } }: { readonly bill: BillResponse }) =>
  Payments.length === 0 ? null : (
    <section aria-labelledby="h-payments">
      <h2 id="h-payments">{t('bill.payments')}</h2>
      <ul>
        {Payments.map((payment, index) => (
          <li key={index}>{paymentText(payment)}</li>
        ))}
      </ul>
    </section>
  );

/** On every document of the order: the credit note, its debit note and the bill. */
export const NoteRefundHints = ({ bills }: { readonly bills: readonly BillResponse[] }) =>
  bills
    .filter(({ ToRefund }) => ToRefund > 0)
    .map(({ Id, Number: number, ToRefund }) => (
      <Note key={Id}>{t('bill.toRefund', { sum: formatExactPrice(ToRefund), number })}</Note>
    ));
