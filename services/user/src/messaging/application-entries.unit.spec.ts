import { toApplicationDecidedEntries } from './application-entries.ts';

const now = new Date('2026-11-29T10:00:00Z');
const decisionsOf = (change: Parameters<typeof toApplicationDecidedEntries>[1]) =>
  toApplicationDecidedEntries({ userId: 7, rev: 4 }, change, now).map(({ key, seq, data }) => ({
    key,
    seq,
    data,
  }));

describe('toApplicationDecidedEntries', () => {
  it('reports an application that was declined', () =>
    expect(decisionsOf({ state: 'declined', reason: 'A flat' })).toEqual([
      { key: '7', seq: 5, data: { userId: 7, decision: 'declined' } },
    ]));
  it('reports an approval only once the person is a member', () => {
    expect(decisionsOf({ state: 'approved', roles: ['buyer'] })).toEqual([]);
    expect(decisionsOf({ partyId: 3 })).toEqual([
      { key: '7', seq: 5, data: { userId: 7, decision: 'approved' } },
    ]);
  });
  it('reports nothing when the person applies again', () =>
    expect(decisionsOf({ state: 'pending', partyId: 0 })).toEqual([]));
});
