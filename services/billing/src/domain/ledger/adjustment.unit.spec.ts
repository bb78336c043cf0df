import { err, ok } from '@tokri/contracts/result';
import {
  decideAdjustment,
  isSameAdjustment,
  requestAdjustment,
  toAdjustmentPostings,
} from './adjustment.ts';

const request = {
  requestId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  partyId: 5,
  amountPaise: -100_000,
  reason: 'Broken crates',
  by: 1,
  at: new Date('2026-11-21T20:00:00Z'),
};
const at = new Date('2026-11-23T08:00:00Z');
const limit = { approvalAbovePaise: 99_999 };
const waiting = requestAdjustment(request, limit);

describe('requestAdjustment', () => {
  it.each([
    [-99_999, 'approved'],
    [99_999, 'approved'],
    [-100_000, 'waiting'],
    [100_000, 'waiting'],
  ] as const)('of %i paise is %s with a limit of 99,999', (amountPaise, state) =>
    expect(requestAdjustment({ ...request, amountPaise }, limit).state).toBe(state),
  );
});

describe('decideAdjustment', () => {
  it('needs another member of staff than the author', () => {
    expect(decideAdjustment(waiting, { by: 1, at, isApproved: true })).toEqual(
      err('own-adjustment'),
    );
    expect(decideAdjustment(waiting, { by: 2, at, isApproved: true })).toMatchObject({
      ok: true,
      value: { state: 'approved', decision: { by: 2, at } },
    });
  });
  it('stands: only the same decision may be repeated', () => {
    const declined = { ...waiting, state: 'declined', decision: { by: 2, at } } as const;
    expect(decideAdjustment(declined, { by: 2, at, isApproved: false })).toEqual(ok(declined));
    for (const other of [
      { by: 2, at, isApproved: true },
      { by: 3, at, isApproved: false },
    ])
      expect(decideAdjustment(declined, other)).toEqual(err('already-decided'));
  });
});

describe('toAdjustmentPostings', () => {
  it('posts an approved adjustment on the day of the decision, and no other', () => {
    expect(toAdjustmentPostings(waiting)).toEqual([]);
    expect(toAdjustmentPostings({ ...waiting, state: 'declined' })).toEqual([]);
    expect(
      toAdjustmentPostings({ ...waiting, state: 'approved', decision: { by: 2, at } }),
    ).toMatchObject([
      {
        type: 'adjustment',
        amountPaise: -100_000,
        documentDate: '2026-11-23',
        reason: 'Broken crates',
        by: 1,
      },
    ]);
    expect(toAdjustmentPostings({ ...waiting, state: 'approved' })[0]?.documentDate).toBe(
      '2026-11-22',
    );
  });
});

describe('isSameAdjustment', () => {
  it.each([{ partyId: 6 }, { amountPaise: 1 }, { reason: 'Other' }, { by: 2 }])(
    'tells a request with %j from the first one',
    (change) => {
      expect(isSameAdjustment(request, request)).toBe(true);
      expect(isSameAdjustment(request, { ...request, ...change })).toBe(false);
    },
  );
});
