import { buildSale, chargedDelivery, exemptLine, taxedLine } from '../testing/sales.ts';
import { splitIntoBills, type Bill, type BillPart } from './bills/bill.ts';
import { balancePaise, appendPosting, startOfLedger } from './ledger/ledger-entry.ts';
import { toLedgerLines, type LedgerPosting } from './ledger/posting.ts';
import { importBill } from './party-accounts/imported-bill.ts';
import { reserveCredit, summarizeCredit, type PartyCredit } from './party-accounts/party-credit.ts';

const today = '2026-11-22';

/** Of one line that is delivered to a party in the State; the shop is in Karnataka, 29. */
const billTo = (
  stateCode: string,
  line: { readonly ratePaise: number; readonly quantity?: number; readonly taxBasisPoints: number },
): Bill => {
  const result = importBill(
    {
      partyId: 5,
      number: 'AC/1',
      date: '2026-11-01',
      dueDate: '2026-12-01',
      paidPaise: 0,
      lines: [{ name: 'Rice', unitName: '25 kg', hsn: '1006', quantity: 1, ...line }],
    },
    {
      billId: 1,
      buyer: { name: 'Annapurna Caterers', address: '18 Main Road', pincode: '560034', gstin: '' },
      stateCode,
      supplierState: '29',
      ownPrefixes: [],
      today,
    },
  );
  if (!result.ok) throw new Error(result.code);
  return result.value;
};
const amountsOf = ({ totals }: Bill) => [
  totals.taxablePaise,
  totals.cgstPaise,
  totals.sgstPaise,
  totals.igstPaise,
  totals.roundOffPaise,
  totals.payablePaise,
];
const rice = { ratePaise: 145_000, quantity: 4, taxBasisPoints: 500 };
const partsOf = (parts: readonly BillPart[]) =>
  parts.map(({ kind, sale }) => [kind, sale.totals.payablePaise, sale.totals.roundOffPaise]);
const mixed = buildSale([taxedLine, exemptLine], { ...chargedDelivery, slotFeePaise: 1_030 });
const registered = { isRegistered: true };
const unregistered = { isRegistered: false };

const posting = (part: object): LedgerPosting =>
  ({
    source: 'test:1',
    documentDate: today,
    reference: '',
    orderId: 0,
    billId: 0,
    ...part,
  }) as LedgerPosting;
const amounts = {
  payablePaise: 11_800,
  cgstPaise: 900,
  sgstPaise: 900,
  igstPaise: 0,
  roundOffPaise: 20,
};
const billed = posting({ type: 'bill', amounts });
const credited = posting({ type: 'credit-note', amounts });
const paid = posting({ type: 'payment', amountPaise: 10_000, through: 'bank' });
const refunded = posting({ type: 'refund', amountPaise: 10_000, through: 'bank' });
const waived = posting({ type: 'adjustment', amountPaise: -1_800, cause: 'staff' });
const linesOf = (part: LedgerPosting) =>
  toLedgerLines(part).map(({ account, amountPaise }) => [account, amountPaise]);
const balancesOf = (...postings: readonly LedgerPosting[]): readonly number[] => {
  let last = startOfLedger;
  return postings.map((next) => {
    last = appendPosting(5, last, next);
    return balancePaise(last);
  });
};

const credit: PartyCredit = {
  partyId: 5,
  limitPaise: 50_000,
  termsDays: 30,
  reservations: [{ orderId: 7, amountPaise: 20_000, termsDays: 30 }],
};
const openBill = (orderId: number, outstandingPaise: number, dueDate = today) => ({
  orderId,
  outstandingPaise,
  dueDate,
});
const reserve = (amountPaise: number, dueDate = today) => {
  const conditions = { openBills: [openBill(1, 18_000, dueDate)], onAccountPaise: 0, today };
  const result = reserveCredit(credit, { orderId: 9, amountPaise }, conditions);
  return result.ok ? 'reserved' : result.code;
};

interface Example {
  /** The section of the law, or the rule of the shop, that the figures follow from. */
  readonly rule: string;
  readonly says: string;
  readonly actual: unknown;
  readonly expected: unknown;
}

const taxExamples: readonly Example[] = [
  {
    rule: 'IGST Act s. 8(2) and CGST Act s. 9',
    says: 'goods for a party in the same State bear half of the tax as CGST and half as SGST',
    actual: amountsOf(billTo('29', rice)),
    expected: [580_000, 14_500, 14_500, 0, 0, 609_000],
  },
  {
    rule: 'IGST Act s. 7(1) and s. 10(1)(a)',
    says: 'goods for a party in another State bear IGST, and that State is the place of supply',
    actual: [billTo('33', rice).placeOfSupply, ...amountsOf(billTo('33', rice))],
    expected: ['33', 580_000, 0, 0, 29_000, 0, 609_000],
  },
  {
    rule: 'CGST Act s. 9 with one rounding for each tax',
    says: 'both halves of 15.174 are rounded up, and so exceed the one IGST by a paisa',
    actual: [
      amountsOf(billTo('29', { ratePaise: 8_430, taxBasisPoints: 1_800 })),
      amountsOf(billTo('33', { ratePaise: 8_430, taxBasisPoints: 1_800 })),
    ],
    expected: [
      [8_430, 759, 759, 0, -48, 9_900],
      [8_430, 0, 0, 1_517, -47, 9_900],
    ],
  },
  {
    rule: 'CGST Act s. 170',
    says: '50 paise are rounded up to the rupee',
    actual: amountsOf(billTo('29', { ratePaise: 4_250, taxBasisPoints: 0 })),
    expected: [4_250, 0, 0, 0, 50, 4_300],
  },
  {
    rule: 'CGST Act s. 170',
    says: '49 paise are left out',
    actual: amountsOf(billTo('29', { ratePaise: 4_249, taxBasisPoints: 0 })),
    expected: [4_249, 0, 0, 0, -49, 4_200],
  },
  {
    rule: 'CGST Rule 46A',
    says: 'a person without a GSTIN gets one invoice-cum-bill of supply for all goods',
    actual: partsOf(splitIntoBills(mixed, unregistered)),
    expected: [['InvoiceCumBillOfSupply', 24_100, 50]],
  },
  {
    rule: 'CGST Rules 46 and 49',
    says: 'a party with a GSTIN gets an invoice and a bill of supply; delivery and round-off are on the invoice',
    actual: partsOf(splitIntoBills(mixed, registered)),
    expected: [
      ['TaxInvoice', 15_700, 50],
      ['BillOfSupply', 8_400, 0],
    ],
  },
  {
    rule: 'CGST Rule 49',
    says: 'exempt goods alone are on a bill of supply, also for a party with a GSTIN',
    actual: partsOf(splitIntoBills(buildSale([exemptLine]), registered)),
    expected: [['BillOfSupply', 8_400, 0]],
  },
];

const accountExamples: readonly Example[] = [
  {
    rule: 'double entry: a bill',
    says: 'the party owes what it has to pay; sales are that without taxes and round-off',
    actual: linesOf(billed),
    expected: [
      ['receivable', 11_800],
      ['sales', -9_980],
      ['cgst', -900],
      ['sgst', -900],
      ['round-off', -20],
    ],
  },
  {
    rule: 'CGST Act s. 34(1)',
    says: 'a credit note over the whole bill takes back its sales and its taxes',
    actual: [linesOf(credited), balancesOf(billed, credited)],
    expected: [
      [
        ['receivable', -11_800],
        ['sales', 9_980],
        ['cgst', 900],
        ['sgst', 900],
        ['round-off', 20],
      ],
      [11_800, 0],
    ],
  },
  {
    rule: 'double entry: a running balance',
    says: 'a bill paid in part is settled by an adjustment of the rest',
    actual: balancesOf(billed, paid, waived),
    expected: [11_800, 1_800, 0],
  },
  {
    rule: 'double entry: the shop owes below 0',
    says: 'a paid order that is cancelled leaves a debt of the shop until it is refunded',
    actual: balancesOf(billed, paid, credited, refunded),
    expected: [11_800, 1_800, -10_000, 0],
  },
  {
    rule: 'credit limit: limit − used − reserved',
    says: 'an order that takes all that is left is accepted, and one paisa more is not',
    actual: [reserve(12_000), reserve(12_001)],
    expected: ['reserved', 'limit'],
  },
  {
    rule: 'credit terms: overdue from the day after the due date',
    says: 'a bill that is due today blocks nothing, and one that was due yesterday blocks all',
    actual: [reserve(1), reserve(1, '2026-11-21')],
    expected: ['reserved', 'overdue'],
  },
  {
    rule: 'credit limit: an order counts once while it is billed',
    says: 'a reservation of 200.00 whose first bill is over 84.00 still reserves 116.00',
    actual: summarizeCredit(credit, { openBills: [openBill(7, 8_400)], onAccountPaise: 0, today }),
    expected: {
      usedPaise: 8_400,
      reservedPaise: 11_600,
      availablePaise: 30_000,
      overduePaise: 0,
      overdueDays: 0,
      onAccountPaise: 0,
    },
  },
];

describe('worked examples of billing', () => {
  it.each([...taxExamples, ...accountExamples])('$rule: $says', ({ actual, expected }) =>
    expect(actual).toEqual(expected),
  );
});
