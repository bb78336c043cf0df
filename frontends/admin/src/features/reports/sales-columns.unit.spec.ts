import { allItemsRow, closingRows, totalRow, type Named } from './sales-columns.ts';

/** The order of the price example: items 144, delivery 47.20, rounded down to 191. */
const report = {
  Totals: {
    ...{ Orders: 1, Returns: 0, Units: 3, Discount: 0 },
    ...{ Taxable: 184, Tax: 7.2, RoundOff: -0.2, Total: 191 },
  },
  Delivery: { Taxable: 40, Tax: 7.2, Total: 47.2 },
};
const items = { Taxable: 144, Tax: 0, RoundOff: 0, Total: 144 };
const paise = (rows: readonly Pick<Named, keyof typeof items>[], name: keyof typeof items) =>
  rows.reduce((sum, row) => sum + Math.round(row[name] * 100), 0);
const names = ['Taxable', 'Tax', 'RoundOff', 'Total'] as const;

describe('closing rows of a report', () => {
  it('make the items add up to the total in each column', () => {
    const closing = closingRows(report);
    for (const name of names)
      expect(paise([items, ...closing.slice(0, -1)], name)).toBe(paise(closing.slice(-1), name));
  });
  it('add up across the columns of each row', () => {
    for (const row of [...closingRows(report), allItemsRow(report), totalRow(report)])
      expect(paise([row], 'Taxable') + paise([row], 'Tax') + paise([row], 'RoundOff')).toBe(
        paise([row], 'Total'),
      );
  });
  it('begin with all items when the list has more than one page', () =>
    expect(allItemsRow(report)).toMatchObject(items));
});
