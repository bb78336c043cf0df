import { claimName, orderOfClaim, roundOfClaim, secondClaim } from './claim.ts';

describe('a claim on stock', () => {
  it('the first, is the order itself', () =>
    expect([claimName(42), orderOfClaim(42), roundOfClaim(42)]).toEqual(['42', 42, 1]));
  it('the second, has a name of its own and the same order', () =>
    expect([
      claimName(secondClaim(42)),
      orderOfClaim(secondClaim(42)),
      roundOfClaim(secondClaim(42)),
    ]).toEqual(['42:2', 42, 2]));
});
