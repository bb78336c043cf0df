import { buildItem, buildUnit } from '../../../test/item-fixtures.ts';
import { planRows, type ChangeTerms } from './plan-rows.ts';

const now = new Date('2025-11-22T06:00:00Z');
const fromDate = '2025-11-25';
const price: ChangeTerms = {
  kind: 'percent',
  value: 500,
  rounding: 'rupee',
  fromDate,
  partyId: 0,
};

describe('planRows', () => {
  it('plans the new price of each pack', () => {
    const item = buildItem({ units: [buildUnit(), buildUnit({ unitId: 2, rates: [] })] });
    expect(planRows(item, price, now)).toMatchObject([
      { row: { unitId: 1, fromDate, ratePaise: 9_428 }, problem: null },
      { row: { unitId: 2 }, problem: { code: 'no-price' } },
    ]);
  });
  it('marks prices above the MRP and prices of nothing', () => {
    expect(planRows(buildItem(), { ...price, value: 2_000 }, now)).toMatchObject([
      { problem: { code: 'rate-above-mrp' } },
    ]);
    const free = { ...price, kind: 'amount' as const, value: -10_000 };
    expect(planRows(buildItem(), free, now)).toMatchObject([
      { problem: { code: 'price-not-positive' } },
    ]);
  });
  it.each<ChangeTerms>([
    { ...price, kind: 'amount', value: 1, rounding: '50-paise' },
    { kind: 'tax', taxBasisPoints: 500, fromDate },
    { kind: 'status', status: 'on-sale' },
    { kind: 'hsn', hsn: '0713' },
  ])('leaves out an item that has the value already: %j', (terms) =>
    expect(planRows(buildItem(), terms, now)).toEqual(['unchanged']),
  );
});
