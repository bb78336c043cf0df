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
    ['the fee of the slot for the public', 0, 2000],
    ['the fee of a party that has its own', 2, 500],
    ['0 for a party whose fee is 0', 1, 0],
    ['the fee of the slot for a party without its own', 3, 2000],
  ])('returns %s', (_expectation, partyId, feePaise) =>
    expect(slotFeeFor(evening, partyId)).toBe(feePaise),
  );
  it('returns the public fee of a slot stored without party fees', () =>
    expect(slotFeeFor({ feePaise: 700 }, 1)).toBe(700));
});
