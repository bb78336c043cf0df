import fc from 'fast-check';
import { maxTaxable, totalWithTax } from './tax.ts';

const seed = 20_251_121;

describe('maxTaxable', () => {
  it('fits under any limits while one paisa more does not', () => {
    const limits = fc.record({
      taxableAtMostPaise: fc.integer({ min: -5, max: 5_000_000 }),
      totalAtMostPaise: fc.integer({ min: -5, max: 5_000_000 }),
      taxBasisPoints: fc.constantFrom(0, 25, 250, 300, 500, 1200, 1800, 2800, 4000, 9999),
      supply: fc.constantFrom('intra-state' as const, 'inter-state' as const),
    });
    fc.assert(
      fc.property(limits, ({ taxableAtMostPaise, totalAtMostPaise, ...tax }) => {
        const found = maxTaxable({ taxableAtMostPaise, totalAtMostPaise, ...tax });
        const fits = (taxablePaise: number): boolean =>
          taxablePaise <= taxableAtMostPaise &&
          totalWithTax({ taxablePaise, ...tax }) <= totalAtMostPaise;
        expect(found === 0 || fits(found)).toBe(true);
        expect(fits(found + 1)).toBe(false);
      }),
      { seed, numRuns: 5_000 },
    );
  });
  it('equals a linear search for every small total at 18 %', () => {
    for (let totalAtMostPaise = 0; totalAtMostPaise < 400; totalAtMostPaise += 1) {
      const of = { taxBasisPoints: 1800, supply: 'intra-state' } as const;
      let tried = 0;
      while (totalWithTax({ taxablePaise: tried + 1, ...of }) <= totalAtMostPaise) tried += 1;
      expect(maxTaxable({ taxableAtMostPaise: 10_000, totalAtMostPaise, ...of })).toBe(tried);
    }
  });
});
