import { buildBill, buildBillLine, buildCreditNote } from '../../../testing/bill-fixture.ts';
import { remainingUnits } from './remaining-units.ts';

const onions = buildBillLine();
const milk = buildBillLine({ Name: 'Milk', HSN: '0401', Unit: '500 ml', Rate: 27, Quantity: 3 });
const bill = buildBill({ Lines: [onions, milk] });

describe('remainingUnits', () => {
  it('are those of the bill without a credit note', () =>
    expect(remainingUnits(bill, [bill])).toEqual([2, 3]));

  it('are fewer by what every credit note of this bill took off the same line', () => {
    const notes = [
      buildCreditNote({ Id: 40, Lines: [{ ...milk, Quantity: 1 }] }),
      buildCreditNote({
        Id: 41,
        Lines: [
          { ...onions, Quantity: 2 },
          { ...milk, Quantity: 1 },
        ],
      }),
    ];
    expect(remainingUnits(bill, [...notes, bill])).toEqual([0, 1]);
  });

  it('do not change with the credit note of another bill or with another bill', () => {
    const otherNote = buildCreditNote({ Against: { Id: 32, Number: 'x', Date: '2026-11-22' } });
    const otherBill = buildBill({ Id: 32, Against: { Id: 31, Number: 'x', Date: '2026-11-22' } });
    expect(remainingUnits(bill, [otherNote, otherBill, bill])).toEqual([2, 3]);
  });

  it.each([
    ['name', { Name: 'Red onion' }],
    ['HSN code', { HSN: '0704' }],
    ['unit', { Unit: '2 kg' }],
    ['rate', { Rate: 0 }],
    ['tax rate', { TaxPercent: 0 }],
  ])('tell lines apart by their %s', (_case, changes) => {
    const lines = [onions, { ...onions, ...changes }];
    expect(remainingUnits(buildBill({ Lines: lines }), [buildCreditNote()])).toEqual([1, 2]);
  });

  it('leave lines that look alike to billing', () =>
    expect(remainingUnits(buildBill({ Lines: [onions, onions] }), [buildCreditNote()])).toEqual([
      2, 2,
    ]));
});
