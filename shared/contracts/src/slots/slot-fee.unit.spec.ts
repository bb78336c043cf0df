import { slotFeeFor } from './slot-fee.ts';

describe('slotFeeFor', () => {
  const evening = {
    feePaise: 2000,
    partyFees: [
      { partyId: 1, feePaise: 0 },
      { partyId: 2, feePaise: 500 },
    ],
  };
  it.each([
    ['the public, the fee of the slot', 0, 2000],
    ['a party with a fee of its own, that fee', 2, 500],
    ['a party that pays none, none', 1, 0],
    ['a party without a fee of its own, the fee of the slot', 3, 2000],
  ])('%s', (_who, partyId, feePaise) => expect(slotFeeFor(evening, partyId)).toBe(feePaise));
  it('returns the public fee of a slot stored without party fees', () =>
    expect(slotFeeFor({ feePaise: 700 }, 1)).toBe(700));
});
