import * as fc from 'fast-check';
import { setShopMarket } from '@tokri/contracts/market';
import { buildSale, chargedDelivery, exemptLine, taxedLine } from '../../testing/sales.ts';
import {
  decideCredit,
  decideRestCredit,
  lastCreditDate,
  maxCreditsPerBill,
  toCreditedSale,
  type Credit,
  type CreditedQuantity,
} from './credit.ts';

/** 3 units of 18 % for ₹210.97 together: one unit is no whole number of paise. */
const soap = {
  ...taxedLine,
  quantity: 3,
  ratePaise: 7033,
  discountPaise: 2,
  taxablePaise: 21_097,
  cgstPaise: 1899,
  sgstPaise: 1899,
  totalPaise: 24_895,
};
const toBill = (sale: ReturnType<typeof buildSale>) => ({
  ...sale,
  kind: 'InvoiceCumBillOfSupply' as const,
  date: '2026-11-21',
});
const bill = toBill(buildSale([soap, exemptLine]));
const delivered = toBill(buildSale([soap, exemptLine], chargedDelivery));

let requestCount = 0;
const request = (quantities: readonly CreditedQuantity[], changes: Partial<Credit> = {}) => ({
  requestId: `request-${(requestCount += 1)}`,
  noteId: requestCount,
  date: '2026-12-01',
  reason: 'Bruised',
  by: 4,
  quantities,
  ...changes,
});
const credit = (credits: readonly Credit[], ...quantities: CreditedQuantity[]) => {
  const decided = decideCredit(bill, credits, request(quantities));
  if (!decided.ok) throw new Error(decided.code);
  return [...credits, decided.value];
};
const codeOf = (decided: ReturnType<typeof decideCredit>) => (decided.ok ? 'ok' : decided.code);
const salesOf = (credited: typeof bill, credits: readonly Credit[]) =>
  credits.map((entry, index) => toCreditedSale(credited, credits.slice(0, index), entry));
const payable = (sales: ReturnType<typeof salesOf>) =>
  sales.reduce((total, { totals }) => total + totals.payablePaise, 0);

describe('decideCredit', () => {
  it('credits no more units than were billed and not credited before', () => {
    const credits = credit([], { line: 0, quantity: 2 });
    expect(codeOf(decideCredit(bill, credits, request([{ line: 0, quantity: 2 }])))).toBe(
      'credit-too-high',
    );
    expect(codeOf(decideCredit(bill, credits, request([{ line: 0, quantity: 1 }])))).toBe('ok');
  });
  it('credits only lines of the bill', () =>
    expect(codeOf(decideCredit(bill, [], request([{ line: 2, quantity: 1 }])))).toBe(
      'unknown-line',
    ));
  it('returns the earlier credit for the same request and refuses another with its id', () => {
    const [first] = credit([], { line: 0, quantity: 1 });
    if (!first) throw new Error('no credit');
    const repeated = request([{ line: 0, quantity: 1 }], { requestId: first.requestId });
    expect(decideCredit(bill, [first], repeated)).toEqual({ ok: true, value: first });
    for (const changes of [
      { reason: 'Late' },
      { by: 5 },
      { quantities: [{ line: 0, quantity: 2 }] },
    ])
      expect(codeOf(decideCredit(bill, [first], { ...repeated, ...changes }))).toBe(
        'credit-differs',
      );
  });
  it('is possible until 30 November after the financial year in India', () => {
    expect(['2026-03-31', '2026-04-01'].map(lastCreditDate)).toEqual(['2026-11-30', '2027-11-30']);
    const at = (date: string) =>
      codeOf(decideCredit(bill, [], request([{ line: 0, quantity: 1 }], { date })));
    expect(['2027-11-30', '2027-12-01'].map(at)).toEqual(['ok', 'credit-too-late']);
    setShopMarket(1);
    try {
      expect(at('2027-12-01')).toBe('ok');
    } finally {
      setShopMarket(0);
    }
  });
  it('ends after fifty credits of a bill', () => {
    const many = toBill(buildSale([{ ...exemptLine, quantity: 100 }]));
    const credits = Array.from({ length: maxCreditsPerBill }, () => ({
      ...request([{ line: 0, quantity: 1 }]),
      isRest: false,
    }));
    expect(codeOf(decideCredit(many, credits, request([{ line: 0, quantity: 1 }])))).toBe(
      'credit-too-often',
    );
  });
});

describe('toCreditedSale', () => {
  it('credits tax at the rate of the bill, each half on its own', () => {
    const [first] = salesOf(bill, credit([], { line: 0, quantity: 1 }));
    expect(first).toMatchObject({
      lines: [{ quantity: 1, taxablePaise: 7032, cgstPaise: 633, sgstPaise: 633 }],
      taxSummary: [{ hsn: '3401', taxBasisPoints: 1800, taxablePaise: 7032, cgstPaise: 633 }],
      totals: { itemsPaise: 8298, deliveryChargePaise: 0, roundOffPaise: 0, payablePaise: 8298 },
    });
  });

  it('gives the round-off with the last units of a bill without delivery', () => {
    const credits = credit(credit([], { line: 0, quantity: 3 }), { line: 1, quantity: 2 });
    expect(credits.map(({ isRest }) => isRest)).toEqual([false, true]);
    expect(payable(salesOf(bill, credits))).toBe(bill.totals.payablePaise);
    expect(
      codeOf(decideRestCredit(bill, credits, { noteId: 9, date: '2026-12-02' }) as never),
    ).toBe('nothing-to-credit');
  });

  it('leaves delivery for a cancellation, which credits the rest', () => {
    const decided = decideCredit(
      delivered,
      [],
      request([
        { line: 0, quantity: 3 },
        { line: 1, quantity: 2 },
      ]),
    );
    if (!decided.ok) throw new Error(decided.code);
    const rest = decideRestCredit(delivered, [decided.value], { noteId: 9, date: '2026-12-02' });
    if (!rest.ok) throw new Error(rest.code);
    const sales = salesOf(delivered, [decided.value, rest.value]);
    expect(sales[1]).toMatchObject({
      lines: [],
      taxSummary: [{ hsn: '9965', taxablePaise: 4000, cgstPaise: 360, sgstPaise: 360 }],
      totals: { deliveryChargePaise: 4000, deliveryTaxPaise: 720 },
    });
    expect(payable(sales)).toBe(delivered.totals.payablePaise);
  });

  it('credits an untouched bill as it was issued when its order is cancelled, once', () => {
    const rest = decideRestCredit(delivered, [], { noteId: 9, date: '2026-12-02' });
    if (!rest.ok) throw new Error(rest.code);
    const { lines, taxSummary, totals } = delivered;
    expect(salesOf(delivered, [rest.value])).toEqual([{ lines, taxSummary, totals }]);
    expect(decideRestCredit(delivered, [rest.value], { noteId: 10, date: '2026-12-03' })).toEqual(
      rest,
    );
  });

  it('adds up to what was billed, to the paisa and by tax, whatever the order of returns', () => {
    const line = fc
      .record({
        quantity: fc.integer({ min: 1, max: 9 }),
        unitPaise: fc.integer({ min: 1, max: 90_000 }),
        discountPaise: fc.integer({ min: 0, max: 1 }),
        basisPoints: fc.constantFrom(0, 500, 1800, 4000),
      })
      .map(({ quantity, unitPaise, discountPaise, basisPoints }) => {
        const taxablePaise = unitPaise * quantity - discountPaise;
        const halfPaise = Math.round((taxablePaise * basisPoints) / 20_000);
        return {
          ...taxedLine,
          taxBasisPoints: basisPoints,
          quantity,
          ratePaise: unitPaise,
          discountPaise,
          taxablePaise,
          cgstPaise: halfPaise,
          sgstPaise: halfPaise,
          totalPaise: taxablePaise + 2 * halfPaise,
        };
      });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 4 }),
        fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 4 })), { maxLength: 12 }),
        (lines, returns) => {
          const billed = toBill(buildSale(lines, chargedDelivery));
          const credits = returns.reduce<readonly Credit[]>((made, [index, quantity]) => {
            const decided = decideCredit(billed, made, request([{ line: index, quantity }]));
            return decided.ok ? [...made, decided.value] : made;
          }, []);
          const rest = decideRestCredit(billed, credits, { noteId: 99, date: '2026-12-31' });
          const sales = salesOf(billed, rest.ok ? [...credits, rest.value] : credits);
          expect(payable(sales)).toBe(billed.totals.payablePaise);
          const sum =
            (name: 'taxablePaise' | 'cgstPaise' | 'sgstPaise') =>
            (total: number, row: (typeof billed.taxSummary)[number]) =>
              total + row[name];
          for (const name of ['taxablePaise', 'cgstPaise', 'sgstPaise'] as const)
            expect(sales.flatMap(({ taxSummary }) => taxSummary).reduce(sum(name), 0)).toBe(
              billed.taxSummary.reduce(sum(name), 0),
            );
          for (const credited of sales.flatMap((sale) => sale.lines))
            expect(
              Math.min(credited.discountPaise, credited.taxablePaise, credited.cgstPaise),
            ).toBeGreaterThanOrEqual(0);
        },
      ),
      { seed: 19, numRuns: 300 },
    );
  });
});
