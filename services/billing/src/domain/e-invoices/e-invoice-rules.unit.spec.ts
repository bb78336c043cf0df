import { setShopMarket } from '@tokri/contracts/market';
import { buildBill, buildNote, buyerGstin } from '../../testing/filing.ts';
import { firstEInvoiceDate, needsRegistration } from './e-invoice-rules.ts';

const thresholds = [
  { fromDate: '2022-10-01', aboveCrore: 10 },
  { fromDate: '2023-08-01', aboveCrore: 5 },
];
const exempt = { taxablePaise: 8390, taxBasisPoints: 0 };

describe('firstEInvoiceDate', () => {
  it.each([
    ['of a turnover at the threshold', 5, '', null],
    ['above ₹5 crore', 6, '', '2023-08-01'],
    ['above ₹10 crore', 11, '', '2022-10-01'],
    ['of a shop that came above it later', 6, '2026-04-01', '2026-04-01'],
    ['of a shop whose date is before the threshold', 6, '2021-04-01', '2023-08-01'],
  ])('%s', (_what, turnoverCrore, fromDate, expected) => {
    expect(firstEInvoiceDate({ thresholds, turnoverCrore, fromDate })).toBe(expected);
  });

  it('is none in the United Kingdom', () => {
    setShopMarket(1);
    try {
      expect(firstEInvoiceDate({ thresholds, turnoverCrore: 6, fromDate: '' })).toBeNull();
    } finally {
      setShopMarket(0);
    }
  });
});

describe('needsRegistration', () => {
  it.each([
    ['an invoice of a registered buyer', buildBill({ gstin: buyerGstin }), true],
    ['a credit note of a registered buyer', buildNote({ gstin: buyerGstin }), true],
    ['an invoice of an unregistered buyer', buildBill(), false],
    ['a bill of supply', buildBill({ gstin: buyerGstin, kind: 'BillOfSupply' }), false],
    [
      'a credit note of goods without tax',
      buildNote({ gstin: buyerGstin, lines: [exempt] }),
      false,
    ],
    ['a bill of an earlier system', buildBill({ gstin: buyerGstin, orderId: 0 }), false],
    ['an invoice of the day before', buildBill({ gstin: buyerGstin, date: '2026-10-31' }), false],
  ])('of %s', (_what, bill, expected) => {
    expect(needsRegistration(bill, '2026-11-01')).toBe(expected);
    expect(needsRegistration(bill, null)).toBe(false);
  });
});
