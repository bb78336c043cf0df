import type { billingOperations, DuesReminderResponse } from '@tokri/contracts/api';
import { toRupees } from '@tokri/contracts/money';
import { paginate } from '@tokri/contracts/platform';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  listPartyBalances,
  type PartyBalanceDeps,
} from '../../application/party-accounts/list-party-balances.ts';
import type {
  DuesReminderStore,
  PartyMemberDirectory,
} from '../../application/ports/dues-reminders.ts';
import type { Ageing } from '../../domain/party-accounts/ageing.ts';
import { toReminderResponse } from '../dues-reminders/dues-reminder-response.ts';
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

const toPartyResponse = (balance: PartyBalance, lastReminder: DuesReminderResponse | null) => ({
  PartyId: balance.partyId,
  Name: balance.name,
  GSTIN: balance.gstin,
  TermsDays: balance.termsDays,
  OverdueDays: balance.overdueDays,
  LastReminder: lastReminder,
  ...toAmounts(balance),
});

type PartyBalanceHandlerDeps = PartyBalanceDeps & {
  readonly duesReminders: Pick<DuesReminderStore, 'findAll'>;
  readonly members: Pick<PartyMemberDirectory, 'findMembers'>;
};

const toPartyResponses = async (
  { duesReminders, members }: PartyBalanceHandlerDeps,
  balances: readonly PartyBalance[],
) => {
  const reminders = await duesReminders.findAll(balances.map(({ partyId }) => partyId));
  const lastOf = new Map(reminders.map(({ partyId, last }) => [partyId, last]));
  return Promise.all(
    balances.map(async (balance) => {
      const last = lastOf.get(balance.partyId);
      return toPartyResponse(balance, last ? await toReminderResponse(members, last) : null);
    }),
  );
};

export const createPartyBalanceHandlers = (
  deps: PartyBalanceHandlerDeps,
): Pick<OperationHandlers<typeof billingOperations>, 'list-party-balances'> => ({
  'list-party-balances': async ({ query, pagination }) => {
    const { balances, totals } = await listPartyBalances(deps, {
      search: query.Search ?? '',
      partyId: query.PartyId ?? null,
    });
    return {
      total: balances.length,
      body: {
        Totals: { Parties: balances.length, ...toAmounts(totals) },
        Parties: await toPartyResponses(deps, paginate(balances, pagination)),
      },
    };
  },
});
