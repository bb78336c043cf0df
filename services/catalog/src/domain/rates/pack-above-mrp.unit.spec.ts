import { buildItem, buildRate, buildUnit } from '../../../test/item-fixtures.ts';
import { findPackAboveMrp } from './mrp-limit.ts';
import type { DatedRate } from '../items/item.ts';

const day = '2026-04-01';
const taxes = [
  { fromDate: '2025-09-22', taxBasisPoints: 500 },
  { fromDate: day, taxBasisPoints: 1800 },
];
const expensive = (change: Partial<DatedRate> = {}) => buildRate({ ratePaise: 10_000, ...change });
const cheap = (change: Partial<DatedRate> = {}) =>
  buildRate({ rateId: 2, ratePaise: 9000, ...change });
const findViolation = (...rates: readonly DatedRate[]) =>
  findPackAboveMrp(buildItem({ taxes, units: [buildUnit({ rates })] }), day);

describe('findPackAboveMrp', () => {
  it.each<[string, readonly DatedRate[], boolean]>([
    ['a rate in effect on that day', [expensive()], true],
    ['a rate that begins on that day', [expensive({ fromDate: day })], true],
    ['a rate that begins later', [cheap(), expensive({ fromDate: '2026-05-01' })], true],
    ['a rate that ends the day before', [expensive(), cheap({ fromDate: day })], false],
    ['a rate that ends the day after', [expensive(), cheap({ fromDate: '2026-04-02' })], true],
    ['a party rate beside a valid public rate', [cheap(), expensive({ partyId: 7 })], true],
    [
      'a public rate beside a valid party rate',
      [expensive(), cheap({ partyId: 7, fromDate: day })],
      true,
    ],
    ['a rate below the MRP', [cheap()], false],
  ])('checks %s', (_situation, rates, isFound) =>
    expect(findViolation(...rates) !== null).toBe(isFound),
  );
  it('accepts a total equal to the MRP and finds one a paisa above', () =>
    expect(
      [expensive({ mrpPaise: 11_800 }), expensive({ mrpPaise: 11_799 })].map(
        (one) => findViolation(one) === null,
      ),
    ).toEqual([true, false]));
  it('names the pack and the total', () => {
    expect(
      findPackAboveMrp(
        buildItem({
          taxes,
          units: [
            buildUnit({ rates: [cheap()] }),
            buildUnit({ unitId: 2, name: '1 kg', rates: [expensive()] }),
          ],
        }),
        day,
      ),
    ).toMatchObject({ aboveMrp: { packName: '1 kg', priceWithTaxPaise: 11_800 } });
  });
});
