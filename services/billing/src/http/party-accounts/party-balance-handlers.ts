import type { billingOperations } from '@tokri/contracts/api';
import { toRupees } from '@tokri/contracts/money';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  listPartyBalances,
  type PartyBalanceDeps,
} from '../../application/party-accounts/list-party-balances.ts';
import type { Ageing } from '../../domain/party-accounts/ageing.ts';
import type { BalanceTotals, PartyBalance } from '../../domain/party-accounts/party-balance.ts';

const toAgeingResponse = (ageing: Ageing) => ({
  Current: toRupees(ageing.currentPaise),
  Days1To30: toRupees(ageing.days1To30Paise),
  Days31To60: toRupees(ageing.days31To60Paise),
  Days61To90: toRupees(ageing.days61To90Paise),
  DaysOver90: toRupees(ageing.daysOver90Paise),
});

const toAmounts = (totals: BalanceTotals) => ({
  CreditLimit: toRupees(totals.limitPaise),
  Outstanding: toRupees(totals.usedPaise),
  Reserved: toRupees(totals.reservedPaise),
  Available: toRupees(totals.availablePaise),
  Overdue: toRupees(totals.overduePaise),
  Ageing: toAgeingResponse(totals.ageing),
});

const toPartyResponse = (balance: PartyBalance) => ({
  PartyId: balance.partyId,
  Name: balance.name,
  GSTIN: balance.gstin,
  TermsDays: balance.termsDays,
  OverdueDays: balance.overdueDays,
  ...toAmounts(balance),
});

export const createPartyBalanceHandlers = (
  deps: PartyBalanceDeps,
): Pick<OperationHandlers<typeof billingOperations>, 'list-party-balances'> => ({
  'list-party-balances': async ({ query, pagination: { page, pageSize } }) => {
    const { balances, totals } = await listPartyBalances(deps, {
      search: query.Search ?? '',
      partyId: query.PartyId ?? null,
    });
    return {
      total: balances.length,
      body: {
        Totals: { Parties: balances.length, ...toAmounts(totals) },
        Parties: balances.slice((page - 1) * pageSize, page * pageSize).map(toPartyResponse),
      },
    };
  },
});
