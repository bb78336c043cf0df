import {
  approve,
  checkReapplication,
  decline,
  isApprovalUnfinished,
  openApplication,
  type BusinessApplication,
} from './business-application.ts';

const now = new Date('2026-11-30T06:00:00Z');
const gstin = '29AADFC1212Q1ZE';
const details = {
  gstin,
  name: 'Chai Corner',
  address: '7, 80 Feet Road',
  pincode: '560034',
  stateCode: '29',
  portalName: '',
};
const pending = { ...openApplication(details, now), userId: 7, rev: 3 };
const approved = {
  ...pending,
  state: 'approved',
  decidedAt: now,
  roles: ['buyer'],
  partyId: 0,
} as const;
const declined = { ...pending, state: 'declined', decidedAt: now, reason: 'A flat' } as const;

describe('checkReapplication', () => {
  it.each<[string, BusinessApplication | null, string]>([
    ['nothing is stored', null, 'apply'],
    ['the earlier one was declined', declined, 'apply'],
    ['the person has left the party', { ...approved, partyId: 4 }, 'apply'],
    ['the same one is open', pending, 'known'],
    ['the approval is being carried out', approved, 'known'],
  ])('when %s: %#', (_case, known, value) => {
    expect(checkReapplication(known, { gstin, partyId: 0 })).toEqual({ ok: true, value });
  });

  it('refuses another GSTIN while one is open, and people of a party', () => {
    expect([
      checkReapplication(pending, { gstin: '29AAKFA4321L1ZB', partyId: 0 }),
      checkReapplication(null, { gstin, partyId: 4 }),
    ]).toMatchObject([{ code: 'application-pending' }, { code: 'other-party' }]);
  });
});

describe('a decision', () => {
  it('is stored with its time, and an approval waits for the membership', () => {
    expect(approve(pending, { rev: 3, roles: ['buyer'], now })).toEqual({
      ok: true,
      value: { state: 'approved', roles: ['buyer'], decidedAt: now, partyId: 0 },
    });
    expect(decline(pending, { rev: 3, reason: 'A flat', now })).toEqual({
      ok: true,
      value: { state: 'declined', reason: 'A flat', decidedAt: now },
    });
    expect([
      isApprovalUnfinished(approved),
      isApprovalUnfinished({ ...approved, partyId: 4 }),
      isApprovalUnfinished(pending),
    ]).toEqual([true, false, false]);
  });

  it.each<[string, BusinessApplication]>([
    ['somebody changed the application', { ...pending, rev: 4 }],
    ['it is decided', declined],
  ])('is refused when %s', (_case, application) => {
    expect([
      approve(application, { rev: 3, roles: ['buyer'], now }),
      decline(application, { rev: 3, reason: 'A flat', now }),
    ]).toMatchObject([{ code: 'application-changed' }, { code: 'application-changed' }]);
  });
});
