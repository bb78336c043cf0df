import { buildRate } from '../../../test/item-fixtures.ts';
import { findAboveMrp } from './mrp-limit.ts';

const taxes = [{ fromDate: '2025-09-22', taxBasisPoints: 500 }];

describe('findAboveMrp of a rate', () => {
  it('accepts a rate with tax equal to the MRP', () =>
    expect(findAboveMrp(taxes, buildRate({ ratePaise: 10476, mrpPaise: 11000 }))).toBeNull());
  it('rejects a rate one paisa above the MRP and names the total', () =>
    expect(findAboveMrp(taxes, buildRate({ ratePaise: 10477, mrpPaise: 11000 }))).toMatchObject({
      priceWithTaxPaise: 11_001,
    }));
  it('rejects a rate that a future tax puts above the MRP', () => {
    expect(
      findAboveMrp(
        [...taxes, { fromDate: '2026-04-01', taxBasisPoints: 1800 }],
        buildRate({ ratePaise: 10000, mrpPaise: 11000 }),
      ),
    ).toMatchObject({ priceWithTaxPaise: 11_800 });
  });
  it.each([
    ['one day after the tax', '2026-04-02', 0, true],
    ['on the day of the tax', '2026-04-01', 0, false],
    ['for another party', '2026-04-01', 7, true],
  ])(
    'checks a rate against a future tax when the next rate begins %s (%s, party %i): rejected %s',
    (_situation, fromDate, partyId, isRefused) => {
      const laterTaxes = [...taxes, { fromDate: '2026-04-01', taxBasisPoints: 1800 }];
      expect(
        findAboveMrp(laterTaxes, buildRate({ ratePaise: 10000, mrpPaise: 11000 }), [
          buildRate({ fromDate, partyId, ratePaise: 5000 }),
        ]) !== null,
      ).toBe(isRefused);
    },
  );
});

describe('findAboveMrp', () => {
  const laterTaxes = [...taxes, { fromDate: '2026-04-01', taxBasisPoints: 1800 }];
  it('names the highest price while the rate is in effect, and the highest rate for the MRP', () =>
    expect(
      findAboveMrp(laterTaxes, buildRate({ ratePaise: 10_000, mrpPaise: 11_000 }), []),
    ).toEqual({
      priceWithTaxPaise: 11_800,
      mrpPaise: 11_000,
      highestRatePaise: 9322,
    }));
});
