import { setShopMarket } from '@tokri/contracts/market';
import { buildBill } from '../testing/filing.ts';
import { recorded } from '../testing/party-payments.ts';
import { billSeries } from './bills/bill-number.ts';
import { findUpiPayee, toUpiLink } from './bills/upi-payee.ts';
import type { Bill } from './bills/bill.ts';
import { toBillPostings } from './ledger/document-postings.ts';
import { finishRound, startRound } from './party-payments/allocate-payment.ts';
import {
  onAccountPaise,
  reversePayment,
  type PartyPayment,
  type PayableBill,
} from './party-payments/party-payment.ts';
import { toReceiptVoucher, toRefundVoucher } from './party-payments/voucher.ts';

const open = (billId: number, outstandingPaise: number): PayableBill => ({
  billId,
  number: `TI/26-27/000000${billId}`,
  outstandingPaise,
});
/** Until nothing of the open bills is left, or of the payment. */
const settle = (payment: PartyPayment, ...bills: readonly PayableBill[]): PartyPayment => {
  const started = startRound(payment, bills) ?? payment;
  const shares = [...started.shares, ...(started.allocation.planned ?? [])];
  const finished = finishRound(started, shares);
  return startRound(finished, []) ?? finished;
};
const reverse = (payment: PartyPayment): PartyPayment => {
  const at = new Date('2026-12-05T08:00:00Z');
  const result = reversePayment(payment, { requestId: 'r2', reason: 'Bounced', by: 2, at });
  if (!result.ok) throw new Error(result.code);
  return result.value;
};
const advanceOf = ({ advance }: PartyPayment) => advance?.amountPaise;
const returnsOf = ({ advance }: PartyPayment) =>
  advance?.returns.map(({ amountPaise }) => amountPaise);

const seller = { name: 'Tokri', address: 'Bengaluru', gstin: '29AABCT1234F1ZM', fssai: '' };
const party = {
  name: 'Annapurna Caterers',
  address: '18 Main Road',
  pincode: '560034',
  gstin: '29AAKFA4321L1ZB',
  stateCode: '29',
};
const paid = { ...recorded({ amountPaise: 50_000 }), number: 'RC/26-27/0000001' };
const receiptVoucher: Bill = {
  ...toReceiptVoucher(paid, 20_000, { billId: 8, seller, party }),
  number: 'RV/26-27/0000001',
};
const refundVoucher = toRefundVoucher(
  receiptVoucher,
  { amountPaise: 15_000, date: '2026-12-05', reason: 'Bounced' },
  9,
);
const bill = buildBill({ billId: 1 });

interface Example {
  /** The section of the law, or the rule of the shop, that the figures follow from. */
  readonly rule: string;
  readonly says: string;
  readonly actual: unknown;
  readonly expected: unknown;
}

const advanceExamples: readonly Example[] = [
  {
    rule: 'CGST Act s. 31(3)(d)',
    says: 'money for which no bill is open yet is an advance, and gets a receipt voucher',
    actual: advanceOf(settle(paid)),
    expected: 50_000,
  },
  {
    rule: 'CGST Act s. 31(3)(d)',
    says: 'of a payment, only what open bills leave over is an advance',
    actual: advanceOf(settle(paid, open(1, 30_000))),
    expected: 20_000,
  },
  {
    rule: 'CGST Act s. 31(3)(d)',
    says: 'a payment of bills is no advance, because their goods are supplied',
    actual: advanceOf(settle(paid, open(1, 30_000), open(2, 30_000))),
    expected: 0,
  },
  {
    rule: 'CGST Act s. 31(3)(d)',
    says: 'the advance stays what it was when a later bill takes it: the receipt voucher stands',
    actual: (() => {
      const later = settle(settle(paid), open(3, 10_000));
      return [advanceOf(later), onAccountPaise(later)];
    })(),
    expected: [50_000, 40_000],
  },
  {
    rule: 'CGST Act s. 31(3)(e)',
    says: 'an advance that goes back without a supply gets a refund voucher',
    actual: returnsOf(reverse(settle(paid))),
    expected: [50_000],
  },
  {
    rule: 'CGST Act s. 31(3)(e)',
    says: 'what a bill took of the advance was supplied, so it is in no refund voucher',
    actual: returnsOf(reverse(settle(settle(paid, open(1, 30_000)), open(2, 5_000)))),
    expected: [15_000],
  },
  {
    rule: 'CGST Act s. 31(3)(e)',
    says: 'what a credit note put on account again had a bill and needs no refund voucher',
    actual: returnsOf(reverse({ ...settle(paid, open(1, 30_000)), shares: [] })),
    expected: [20_000],
  },
];

const voucherExamples: readonly Example[] = [
  {
    rule: 'CGST Rule 50(d), (f) and (i)',
    says: 'a receipt voucher names the party, the advance and the place of supply',
    actual: [
      receiptVoucher.buyer.gstin,
      receiptVoucher.totals.payablePaise,
      receiptVoucher.placeOfSupply,
    ],
    expected: ['29AAKFA4321L1ZB', 20_000, '29'],
  },
  {
    rule: 'CGST Act s. 12(2), Notification 66/2017 – Central Tax',
    says: 'no tax is due on an advance for goods',
    actual: [receiptVoucher.taxSummary, receiptVoucher.totals.cgstPaise],
    expected: [[], 0],
  },
  {
    rule: 'CGST Rule 50(b)',
    says: 'receipt vouchers have a series of their own in each financial year',
    actual: [
      billSeries({ kind: 'ReceiptVoucher', date: '2027-03-31' }, []),
      billSeries({ kind: 'ReceiptVoucher', date: '2027-04-01' }, []),
    ],
    expected: ['RV/26-27', 'RV/27-28'],
  },
  {
    rule: 'CGST Rule 51(e) and (g)',
    says: 'a refund voucher names the receipt voucher, its date and the amount',
    actual: [refundVoucher.against, refundVoucher.totals.payablePaise],
    expected: [{ billId: 8, number: 'RV/26-27/0000001', date: '2026-11-30' }, 15_000],
  },
  {
    rule: 'CGST Rule 51(b) and (c)',
    says: 'a refund voucher has its own series and the date on which the advance went back',
    actual: [billSeries(refundVoucher, []), refundVoucher.date],
    expected: ['RF/26-27', '2026-12-05'],
  },
  {
    rule: 'Tokri: the ledger counts money once',
    says: 'a voucher is not posted, because its payment is',
    actual: toBillPostings(receiptVoucher),
    expected: [],
  },
];

const codeExamples: readonly Example[] = [
  {
    rule: 'UPI Linking Specifications of NPCI',
    says: 'a bill of ₹609.50 asks for 609.50 in INR, under its number',
    actual: [
      ...new URL(
        toUpiLink(
          { id: 'tokri@bank', name: 'Tokri' },
          { number: bill.number, amountPaise: 60_950 },
        ),
      ).searchParams.values(),
    ],
    expected: ['tokri@bank', 'Tokri', '609.50', 'INR', 'TI/26-27/0000001', 'TI26270000001'],
  },
  {
    rule: 'UPI Linking Specifications of NPCI',
    says: 'whole rupees have two decimal places as well',
    actual: new URL(
      toUpiLink({ id: 'tokri@bank', name: 'Tokri' }, { number: 'TI/1', amountPaise: 100 }),
    ).searchParams.get('am'),
    expected: '1.00',
  },
  {
    rule: 'Tokri: no code without a UPI ID',
    says: 'a bill of a shop that has none carries no code',
    actual: findUpiPayee({ seller }),
    expected: null,
  },
];

describe('worked examples of vouchers and codes for payment', () => {
  it.each([...advanceExamples, ...voucherExamples, ...codeExamples])(
    '$rule: $says',
    ({ actual, expected }) => expect(actual).toEqual(expected),
  );

  it('CGST Act: a shop of the United Kingdom issues no voucher', () => {
    setShopMarket(1);
    try {
      expect(settle(recorded({ amountPaise: 50_000 })).advance).toBeUndefined();
    } finally {
      setShopMarket(0);
    }
  });
});
