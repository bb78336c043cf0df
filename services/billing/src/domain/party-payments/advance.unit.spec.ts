import { returnAdvance, spendAdvance, startAdvance } from './advance.ts';

const returned = { amountPaise: 40_000, date: '2026-12-01', reason: 'Bounced' };

describe('an advance', () => {
  it('is given back once, and at most as it waits', () => {
    const once = returnAdvance(startAdvance(30_000), returned);
    expect(once).toMatchObject({ waitingPaise: 0, returns: [{ amountPaise: 30_000 }] });
    expect(returnAdvance(once, returned)).toBe(once);
  });
  it('that a bill took is not given back, even when a credit note puts money on account again', () => {
    const spent = spendAdvance(startAdvance(40_000), 0);
    const afterCreditNote = spendAdvance(spent, 40_000);
    expect(afterCreditNote).toMatchObject({ amountPaise: 40_000, waitingPaise: 0 });
    expect(returnAdvance(afterCreditNote, returned)).toBe(afterCreditNote);
  });
  it('that a bill took in part is given back for the rest', () =>
    expect(returnAdvance(spendAdvance(startAdvance(40_000), 15_000), returned)).toMatchObject({
      waitingPaise: 0,
      returns: [{ amountPaise: 15_000 }],
    }));
});
