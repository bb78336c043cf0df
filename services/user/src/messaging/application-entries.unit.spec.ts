import { openApplication } from '../domain/companies/business-application.ts';
import { toApplicationDecidedEntries } from './application-entries.ts';

const now = new Date('2026-11-29T10:00:00Z');
const details = {
  gstin: '29AADFC1212Q1ZE',
  name: 'Chai Corner',
  address: '7, 80 Feet Road',
  pincode: '560034',
  stateCode: '29',
  portalName: '',
};
const decisionsOf = (change: Parameters<typeof toApplicationDecidedEntries>[1]) =>
  toApplicationDecidedEntries({ userId: 7, rev: 4 }, change, now).map(({ key, seq, data }) => ({
    key,
    seq,
    data,
  }));

describe('toApplicationDecidedEntries', () => {
  it('reports an application that was declined', () =>
    expect(decisionsOf({ state: 'declined', reason: 'A flat', decidedAt: now })).toEqual([
      { key: '7', seq: 5, data: { userId: 7, decision: 'declined' } },
    ]));
  it('reports an approval only once the person is a member', () => {
    expect(
      decisionsOf({ state: 'approved', roles: ['buyer'], decidedAt: now, partyId: 0 }),
    ).toEqual([]);
    expect(decisionsOf({ partyId: 3 })).toEqual([
      { key: '7', seq: 5, data: { userId: 7, decision: 'approved' } },
    ]);
  });
  it('reports nothing when the person applies again', () =>
    expect(decisionsOf(openApplication(details, now))).toEqual([]));
});
