import { orderTerms } from '../../testing/order-terms.ts';
import { addReportTotals, noReportTotals, toReportTotals } from './report-totals.ts';

const totals = {
  ...orderTerms.totals,
  taxablePaise: 10_000,
  deliveryChargePaise: 400,
  slotFeePaise: 200,
  cgstPaise: 250,
  sgstPaise: 250,
  igstPaise: 0,
  deliveryTaxPaise: 108,
  payablePaise: 11_200,
};

describe('toReportTotals', () => {
  it('counts delivery and slot as taxable and their tax as tax', () => {
    expect(toReportTotals({ totals, packed: null })).toEqual({
      count: 1,
      taxablePaise: 10_600,
      taxPaise: 608,
      payablePaise: 11_200,
    });
  });

  it('counts what was packed when fewer units than ordered were packed', () => {
    const packed = { totals: { ...totals, payablePaise: 9_000 } };
    expect(toReportTotals({ totals, packed }).payablePaise).toBe(9_000);
  });

  it('adds up from nothing', () => {
    const order = toReportTotals({ totals, packed: null });
    expect(addReportTotals(addReportTotals(noReportTotals, order), order)).toEqual({
      count: 2,
      taxablePaise: 21_200,
      taxPaise: 1_216,
      payablePaise: 22_400,
    });
  });
});
