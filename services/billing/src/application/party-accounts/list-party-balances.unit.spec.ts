import type { OpenBill } from '../../domain/party-accounts/party-credit.ts';
import { listPartyBalances, type PartyBalanceDeps } from './list-party-balances.ts';

const readOfAll = (): never => {
  throw new Error('reads every party');
};
const openBill: OpenBill = { orderId: 1, dueDate: '2026-11-01', outstandingPaise: 50_000 };

const createDeps = (isKnown: boolean): PartyBalanceDeps => ({
  buyers: {
    listParties: readOfAll,
    findParty: async () =>
      isKnown
        ? { name: 'Annapurna Caterers', gstin: '', address: '', pincode: '', stateCode: '29' }
        : null,
  },
  bills: {
    listAllOpen: readOfAll,
    listOpen: async (partyId) => (partyId === 2 ? [openBill] : []),
    listOutstanding: async () => ({ bills: [], total: 0 }),
  },
  credits: {
    listAll: readOfAll,
    find: async (partyId) => ({ partyId, limitPaise: 0, termsDays: 30, reservations: [] }),
  },
  partyPayments: { sumAllOnAccount: readOfAll, sumOnAccount: async () => 1_000 },
  clock: () => new Date('2026-11-30T06:00:00Z'),
});

describe('listPartyBalances of one party', () => {
  it('reads that party only', async () => {
    const { balances, totals } = await listPartyBalances(createDeps(true), {
      search: '',
      partyId: 2,
    });
    expect(balances).toMatchObject([
      { partyId: 2, name: 'Annapurna Caterers', usedPaise: 50_000, overduePaise: 50_000 },
    ]);
    expect(balances[0]).toMatchObject({ overdueDays: 29, onAccountPaise: 1_000 });
    expect(totals.overduePaise).toBe(50_000);
  });

  it('is empty for an unknown party, and for one that the search does not match', async () => {
    const unknown = await listPartyBalances(createDeps(false), { search: '', partyId: 9 });
    const other = await listPartyBalances(createDeps(true), { search: 'nobody', partyId: 2 });
    expect([unknown.balances, other.balances]).toEqual([[], []]);
  });
});
