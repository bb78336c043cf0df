import { err } from '@tokri/contracts/result';
import { importBill, isSameBill, type ImportedBill } from './imported-bill.ts';
import type { Bill } from '../bills/bill.ts';

const rice = {
  name: 'Rice',
  hsn: '1006',
  unitName: '25 kg',
  quantity: 4,
  ratePaise: 145_000,
  taxBasisPoints: 500,
};
const onion = {
  name: 'Onion',
  hsn: '0703',
  unitName: '10 kg',
  quantity: 1,
  ratePaise: 30_033,
  taxBasisPoints: 0,
};
const old: ImportedBill = {
  partyId: 1,
  number: 'AC/26-27/118',
  date: '2026-09-07',
  dueDate: '2026-10-07',
  paidPaise: 0,
  lines: [rice],
};
const parties = {
  billId: 9,
  buyer: {
    name: 'Annapurna Caterers',
    address: 'Bengaluru',
    pincode: '560034',
    gstin: '29AAKFA4321L1ZB',
  },
  stateCode: '29',
  supplierState: '29',
  ownPrefixes: ['TI', 'BS', 'IB', 'CN'],
  today: '2026-11-21',
};
const importValid = (
  changes: Partial<ImportedBill> = {},
  more: Partial<typeof parties> = {},
): Bill => {
  const outcome = importBill({ ...old, ...changes }, { ...parties, ...more });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
};

describe('importBill', () => {
  it('creates a tax invoice with CGST and SGST within the State', () => {
    expect(importValid()).toMatchObject({
      kind: 'TaxInvoice',
      number: 'AC/26-27/118',
      date: '2026-09-07',
      partyId: 1,
      orderId: 0,
      totals: {
        taxablePaise: 580_000,
        cgstPaise: 14_500,
        sgstPaise: 14_500,
        igstPaise: 0,
        payablePaise: 609_000,
      },
    });
  });
  it('uses IGST for another State', () => {
    expect(importValid({}, { stateCode: '33' })).toMatchObject({
      placeOfSupply: '33',
      totals: { cgstPaise: 0, igstPaise: 29_000, payablePaise: 609_000 },
    });
  });
  it('creates a bill of supply for exempt goods, rounded to the rupee', () => {
    expect(importValid({ lines: [onion] })).toMatchObject({
      kind: 'BillOfSupply',
      totals: { roundOffPaise: -33, payablePaise: 30_000 },
    });
  });
  it.each([
    [{ number: 'TI/26-27/0000001' }, 'number-taken'],
    [{ number: 'ti/26-27/0000001' }, 'number-taken'],
    [{ dueDate: '2026-09-06' }, 'date-order'],
    [{ date: '2026-11-22', dueDate: '2026-12-22' }, 'date-order'],
    [{ lines: [rice, onion] }, 'two-documents'],
    [{ paidPaise: 609_001 }, 'paid-too-much'],
  ] as const)('rejects %j as %s', (changes, code) => {
    expect(importBill({ ...old, ...changes }, parties)).toEqual(err(code));
  });
  it('recognises the same bill by its date, amount and lines', () => {
    expect(isSameBill(importValid(), importValid({}, { billId: 10 }))).toBe(true);
    for (const changes of [
      { paidPaise: 1 },
      { dueDate: '2026-10-08' },
      { lines: [{ ...rice, quantity: 5 }] },
      { lines: [{ ...rice, quantity: rice.quantity * 2, ratePaise: rice.ratePaise / 2 }] },
      { lines: [rice, { ...rice, ratePaise: 0 }] },
      { partyId: 2 },
    ])
      expect(isSameBill(importValid(), importValid(changes))).toBe(false);
  });
});
