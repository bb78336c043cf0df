import { formatDate } from '@tokri/contracts/dates';
import type { BillResponse } from '@tokri/contracts/api';
import type { PdfContent } from '@tokri/service-kit/pdf';
import {
  formatAmount,
  headerCell,
  numericCell,
  numericHeaderCell,
  paymentWayWords,
} from './document-parts.ts';

type Advance = NonNullable<BillResponse['Advance']>;

const describeReceived = ({ Way, ReceivedOn, Reference, Receipt }: Advance): string =>
  [
    `Received ${paymentWayWords[Way]} on ${formatDate(ReceivedOn)}`,
    ...(Reference === '' ? [] : [`reference ${Reference}`]),
    `receipt ${Receipt}`,
  ].join(', ');

/** CGST Rules 50(e) to (h) and 51(f) to (i). */
export const voucherTable = (
  { Kind, Totals }: Pick<BillResponse, 'Kind' | 'Totals'>,
  advance: Advance,
): readonly PdfContent[] => [
  {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 60, 60, 100],
      body: [
        [headerCell('Description'), ...['Tax rate', 'Tax', 'Amount'].map(numericHeaderCell)],
        [
          Kind === 'RefundVoucher'
            ? 'Advance for goods, given back because they were not supplied'
            : 'Advance for goods to be supplied',
          numericCell('0 %'),
          numericCell(formatAmount(0)),
          numericCell(formatAmount(Totals.Payable)),
        ],
      ],
    },
    layout: 'lightHorizontalLines',
    margin: [0, 0, 0, 12],
  },
  { text: describeReceived(advance), margin: [0, 0, 0, 4] },
  'Tax on goods is due with their invoice, not with an advance (Notification 66/2017 – Central Tax).',
];
