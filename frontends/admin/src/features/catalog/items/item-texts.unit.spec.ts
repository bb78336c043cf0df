import type { StaffUnit } from './item-changes.ts';
import { locationsLabel } from './item-texts.ts';

const unitWith = (...stocks: readonly number[]): StaffUnit =>
  ({
    Stock: stocks.reduce((total, stock) => total + stock, 0),
    Locations: stocks.map((Stock, index) => ({ LocationId: index + 1, Stock })),
  }) as unknown as StaffUnit;

describe('locationsLabel', () => {
  it.each([
    ['', [42]],
    ['at 2 locations', [40, 2]],
    ['sold out at 1 of 2', [42, 0]],
    ['at 2 locations', [0, 0]],
  ] as const)('is %j for the stock of each location', (label, stocks) =>
    expect(locationsLabel(unitWith(...stocks))).toBe(label),
  );
});
