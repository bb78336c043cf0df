import { shopDate } from '@tokri/contracts/dates';
import {
  conflict,
  maxAttemptsUnderContention,
  updateAggregate,
  type Clock,
} from '@tokri/service-kit/use-case';
import {
  releaseCredit,
  reserveCredit,
  type OpenBill,
} from '../../domain/party-accounts/party-credit.ts';
import type { BillStore } from '../ports/bills.ts';
import type { PartyCreditStore, StoredPartyCredit } from '../ports/party-accounts.ts';
import type { PartyPaymentStore } from '../ports/party-payments.ts';
import type { Sale, SaleStore } from '../ports/sales.ts';

export interface OrderCreditDeps {
  readonly credits: PartyCreditStore;
  readonly bills: Pick<BillStore, 'listOpen' | 'listByOrder'>;
  readonly sales: Pick<SaleStore, 'findByOrder'>;
  readonly partyPayments: Pick<PartyPaymentStore, 'sumOnAccount'>;
  readonly clock: Clock;
}

type CreditOrder = Pick<Sale, 'orderId' | 'userId' | 'partyId' | 'payablePaise'>;

interface Reading {
  readonly stored: StoredPartyCredit;
  readonly openBills: readonly OpenBill[];
  readonly onAccountPaise: number;
  readonly isOver: boolean;
}

/**
 * The credit is read first. A bill that is issued or an order that ends later also changes its
 * revision, so that a decision on what was read before is not saved.
 */
const read = async (
  { credits, bills, sales, partyPayments }: OrderCreditDeps,
  { orderId, partyId }: CreditOrder,
): Promise<Reading> => {
  const stored = await credits.findOrInsert(partyId);
  const [openBills, billsOfOrder, sale] = await Promise.all([
    bills.listOpen(partyId),
    bills.listByOrder(orderId),
    sales.findByOrder(orderId),
  ]);
  // Read after the bills: what a round allocates in between counts as neither open nor on account.
  const onAccountPaise = await partyPayments.sumOnAccount(partyId);
  return {
    stored,
    openBills,
    onAccountPaise,
    isOver: sale?.hasOrderEnded === true || billsOfOrder.length > 0,
  };
};

const decide = (
  { stored: { credit }, openBills, onAccountPaise }: Reading,
  { orderId, userId, partyId, payablePaise }: CreditOrder,
  today: string,
) => {
  const order = { orderId, amountPaise: payablePaise };
  const result = reserveCredit(credit, order, { openBills, onAccountPaise, today });
  const reply = { orderId, userId, partyId };
  return result.ok
    ? {
        credit: result.value,
        reply: {
          ...reply,
          outcome: {
            kind: 'reserved',
            amountPaise: payablePaise,
            termsDays: result.value.termsDays,
          },
        } as const,
      }
    : { credit, reply: { ...reply, outcome: { kind: 'rejected', reason: result.code } } as const };
};

/** Repeating it for an order that has ended or has its bill reserves nothing. */
export const reserveOrderCredit = (
  deps: OrderCreditDeps,
  order: CreditOrder,
  eventId: string,
): Promise<void> =>
  updateAggregate({
    load: () => read(deps, order),
    decide: (reading) => decide(reading, order, shopDate(deps.clock())),
    save: async ({ stored, isOver }, change): Promise<void | typeof conflict> => {
      if (isOver || stored.appliedEventIds.includes(eventId)) return;
      if (!(await deps.credits.save(stored, { ...change, appliedEventId: eventId })))
        return conflict;
    },
    maxAttempts: maxAttemptsUnderContention,
  });

/**
 * After the order ended or its bills were issued. It also writes when nothing is reserved: a
 * reservation that is being decided must then be decided again.
 */
export const releaseOrderCredit = async (
  { credits, sales }: Pick<OrderCreditDeps, 'credits' | 'sales'>,
  { orderId, eventId }: { readonly orderId: number; readonly eventId: string },
): Promise<void> => {
  const order = await sales.findByOrder(orderId);
  if (order?.method !== 'credit') return;
  await updateAggregate({
    load: () => credits.findOrInsert(order.partyId),
    decide: ({ credit }) => releaseCredit(credit, orderId),
    save: async (stored, credit): Promise<void | typeof conflict> => {
      if (stored.appliedEventIds.includes(eventId)) return;
      if (!(await credits.save(stored, { credit, appliedEventId: eventId }))) return conflict;
    },
    maxAttempts: maxAttemptsUnderContention,
  });
};

/** Days from the bill's date to its due date; null for an order that is not on credit. */
export const findTermsDays = async (
  { credits }: { readonly credits: Pick<PartyCreditStore, 'find'> },
  { orderId, partyId, method }: Pick<Sale, 'orderId' | 'partyId' | 'method'>,
): Promise<number | null> => {
  if (method !== 'credit') return null;
  const { reservations, termsDays } = await credits.find(partyId);
  return reservations.find((entry) => entry.orderId === orderId)?.termsDays ?? termsDays;
};
