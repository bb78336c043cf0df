import fc from 'fast-check';
import { maxTaxable, totalWithTax } from './tax.ts';

const seed = 20_251_121;

describe('maxTaxable', () => {
  it('fits under any limits while one paisa more does not', () => {
    const limits = fc.record({
      maxTaxablePaise: fc.integer({ min: -5, max: 5_000_000 }),
      maxTotalPaise: fc.integer({ min: -5, max: 5_000_000 }),
      taxBasisPoints: fc.constantFrom(0, 25, 250, 300, 500, 1200, 1800, 2800, 4000, 9999),
      supply: fc.constantFrom('intra-state' as const, 'inter-state' as const),
    });
    fc.assert(
      fc.property(limits, ({ maxTaxablePaise, maxTotalPaise, ...tax }) => {
        const found = maxTaxable({ maxTaxablePaise, maxTotalPaise, ...tax });
        const fits = (taxablePaise: number): boolean =>
          taxablePaise <= maxTaxablePaise &&
          totalWithTax({ taxablePaise, ...tax }) <= maxTotalPaise;
        expect(found === 0 || fits(found)).toBe(true);
        expect(fits(found + 1)).toBe(false);
      }),
      { seed, numRuns: 5_000 },
    );
  });
  it('equals a linear search for every small total at 18 %', () => {
    for (let maxTotalPaise = 0; maxTotalPaise < 400; maxTotalPaise += 1) {
      const terms = { taxBasisPoints: 1800, supply: 'intra-state' } as const;
      let candidate = 0;
      while (totalWithTax({ taxablePaise: candidate + 1, ...terms }) <= maxTotalPaise)
        candidate += 1;
      expect(maxTaxable({ maxTaxablePaise: 10_000, maxTotalPaise, ...terms })).toBe(candidate);
    }
  });
});
