import { noAgeing } from './ageing.ts';
import {
  compareBalances,
  matchesPartySearch,
  sumBalances,
  toPartyBalance,
  type PartyBalance,
} from './party-balance.ts';

const party = { partyId: 12, name: 'Annapurna Caterers', gstin: '29AAKFA4321L1ZB' };
const today = '2026-11-30';
const overdueBill = { orderId: 0, dueDate: '2026-11-20', outstandingPaise: 4_000 };
const openBill = { orderId: 5, dueDate: '2026-12-10', outstandingPaise: 1_000 };
const credit = {
  partyId: 12,
  limitPaise: 10_000,
  termsDays: 45,
  reservations: [{ orderId: 6, amountPaise: 2_000, termsDays: 45 }],
};
const buildBalance = (changes: Partial<PartyBalance> = {}): PartyBalance => ({
  ...toPartyBalance(party, credit, {
    openBills: [overdueBill, openBill],
    onAccountPaise: 0,
    today,
  }),
  ...changes,
});

describe('toPartyBalance', () => {
  it('is the credit, its use and the ageing of the open bills', () =>
    expect(buildBalance()).toEqual({
      ...party,
      limitPaise: 10_000,
      termsDays: 45,
      usedPaise: 5_000,
      reservedPaise: 2_000,
      availablePaise: 3_000,
      overduePaise: 4_000,
      overdueDays: 10,
      onAccountPaise: 0,
      ageing: { ...noAgeing, currentPaise: 1_000, days1To30Paise: 4_000 },
    }));
});

describe('matchesPartySearch', () => {
  it.each([
    ['', true],
    ['purna cat', true],
    [' CATERERS ', true],
    ['29aak', true],
    ['AAKFA', false],
    ['12', true],
    ['1', false],
    ['nair', false],
  ])('%j: %s', (search, expected) => expect(matchesPartySearch(party, search)).toBe(expected));
});

describe('compareBalances', () => {
  it('lists the most overdue first, then who owes the most, then by number', () => {
    const balances = [
      buildBalance({ partyId: 4, overduePaise: 0, usedPaise: 10 }),
      buildBalance({ partyId: 2, overduePaise: 0, usedPaise: 10 }),
      buildBalance({ partyId: 3, overduePaise: 0, usedPaise: 90 }),
      buildBalance({ partyId: 1, overduePaise: 5, usedPaise: 5 }),
    ];
    expect(balances.sort(compareBalances).map(({ partyId }) => partyId)).toEqual([1, 3, 2, 4]);
  });
});

describe('sumBalances', () => {
  it('adds up every amount, bucket by bucket', () =>
    expect(sumBalances([buildBalance(), buildBalance({ partyId: 13 })])).toEqual({
      limitPaise: 20_000,
      usedPaise: 10_000,
      reservedPaise: 4_000,
      availablePaise: 6_000,
      overduePaise: 8_000,
      ageing: { ...noAgeing, currentPaise: 2_000, days1To30Paise: 8_000 },
    }));
});
