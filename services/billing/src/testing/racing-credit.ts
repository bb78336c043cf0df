import { ok, type Result } from '@tokri/contracts/result';
import type fc from 'fast-check';
import { companyRecord } from '@tokri/service-kit/testing';
import type { IssueBillsDeps } from '../application/bills/issue-bills.ts';
import type { OrderCreditDeps } from '../application/party-accounts/order-credit.ts';
import type { StoredBill } from '../application/ports/bills.ts';
import type { CreditReply, StoredPartyCredit } from '../application/ports/party-accounts.ts';
import type { StoredSale } from '../application/ports/sales.ts';
import type { Credit } from '../domain/bills/credit.ts';
import { creditBill, type AppliedCreditNote } from '../domain/party-accounts/bill-payments.ts';
import {
  outstandingPaise,
  summarizeCredit,
  type CreditUsage,
  type OpenBill,
} from '../domain/party-accounts/party-credit.ts';

const today = '2026-11-22';
export const partyId = 5;
const clock = () => new Date(`${today}T06:00:00Z`);

/** The process dies before or after a write reaches the store. */
export type Crash = 'before-write' | 'after-write' | null;

interface RacingCredit {
  readonly deps: OrderCreditDeps & IssueBillsDeps;
  readonly replies: readonly CreditReply[];
  /** What was reserved and used after each write. */
  readonly usages: readonly CreditUsage[];
  readonly readCredit: () => StoredPartyCredit;
  readonly insertSale: (sale: StoredSale) => Promise<void>;
  readonly endSale: (orderId: number) => Promise<void>;
  /** Pays the oldest open bill, at most what is open of it. Returns what was paid. */
  readonly pay: (amountPaise: number) => Promise<number>;
}

interface State {
  stored: StoredPartyCredit;
  readonly bills: Map<string, StoredBill>;
  readonly sales: Map<number, StoredSale>;
  /** By the id of their bill. */
  readonly credits: Map<number, readonly Credit[]>;
  readonly replies: CreditReply[];
  lastBillId: number;
}

const listIssued = ({ bills }: State) =>
  [...bills.values()].flatMap(({ bill, number }) => (number === null ? [] : [{ ...bill, number }]));

const listOpen = (state: State): readonly OpenBill[] =>
  listIssued(state)
    .map((bill) => ({
      orderId: bill.orderId,
      dueDate: bill.account?.dueDate ?? bill.date,
      outstandingPaise: outstandingPaise(bill),
    }))
    .filter((bill) => bill.outstandingPaise > 0);

const updateBill = (
  { bills }: State,
  billId: number,
  change: (bill: StoredBill['bill']) => StoredBill['bill'],
): void => {
  for (const [key, stored] of bills)
    if (stored.bill.billId === billId) bills.set(key, { ...stored, bill: change(stored.bill) });
};

type Step = <Result>(label: string, work: () => Result) => Promise<Result>;

const addCredit = (
  state: State,
  billId: number,
  decide: (credits: readonly Credit[]) => Result<Credit, string>,
) => {
  const bill = listIssued(state).find((issued) => issued.billId === billId);
  const before = state.credits.get(billId) ?? [];
  const decision = decide(before);
  if (!decision.ok) return decision;
  const isRepeated = before.includes(decision.value);
  const credits = isRepeated ? before : [...before, decision.value];
  state.credits.set(billId, credits);
  return ok({ bill, credits, rev: credits.length, index: credits.indexOf(decision.value) });
};

const createBillStores = (
  state: State,
  { read, write }: { readonly read: Step; readonly write: Step },
) => {
  const numbers = new Map<string, number>();
  return {
    bills: {
      nextId: () => write('next bill id', () => (state.lastBillId += 1)),
      listOpen: () => read('open bills', () => listOpen(state)),
      listByOrder: (orderId: number) =>
        read('bills of the order', () => listIssued(state).filter((b) => b.orderId === orderId)),
      insertDraft: (key: string, bill: StoredBill['bill']) =>
        write('draft bill', () => {
          const stored = state.bills.get(key) ?? { key, bill, number: null };
          state.bills.set(key, stored);
          return stored;
        }),
      issue: (key: string, number: string) =>
        write('issue bill', () => {
          const stored = state.bills.get(key);
          if (stored?.number === null) state.bills.set(key, { ...stored, number });
        }),
      addCredit: (billId: number, decide: (credits: readonly Credit[]) => Result<Credit, string>) =>
        write('credit of the bill', () => addCredit(state, billId, decide)),
      findCredited: (billId: number) =>
        read('notes of the bill', () => ({
          bill: listIssued(state).find((issued) => issued.billId === billId),
          credits: state.credits.get(billId) ?? [],
          debits: [],
        })),
      applyCreditNote: (billId: number, note: AppliedCreditNote) =>
        write('credit note', () => updateBill(state, billId, (bill) => creditBill(bill, note))),
    },
    numbers: {
      allocate: ({ billKey }: { billKey: string }) =>
        write('bill number', () => {
          const number = numbers.get(billKey) ?? numbers.size + 1;
          numbers.set(billKey, number);
          return number;
        }),
    },
  };
};

const createCreditStore = (
  state: State,
  { read, write }: { readonly read: Step; readonly write: Step },
) => ({
  find: () => read('credit', () => state.stored.credit),
  findOrInsert: () => read('credit', () => state.stored),
  save: (
    { rev }: StoredPartyCredit,
    change: { credit: StoredPartyCredit['credit']; appliedEventId: string; reply?: CreditReply },
  ) =>
    write('save credit', () => {
      if (state.stored.rev !== rev) return false;
      const appliedEventIds = [...state.stored.appliedEventIds, change.appliedEventId];
      state.stored = { credit: change.credit, rev: rev + 1, appliedEventIds };
      if (change.reply) state.replies.push(change.reply);
      return true;
    }),
});

const nothingOnAccount = { onAccountPaise: 0 };

const createSteps = (
  state: State,
  { scheduler, nextCrash }: { readonly scheduler: fc.Scheduler; readonly nextCrash: () => Crash },
) => {
  const usages: CreditUsage[] = [];
  const read: Step = async (label, work) => {
    await scheduler.schedule(Promise.resolve(), label);
    return work();
  };
  const write: Step = async (label, work) => {
    await scheduler.schedule(Promise.resolve(), label);
    const crash = nextCrash();
    if (crash === 'before-write') throw new Error(`crash before ${label}`);
    const result = work();
    usages.push(
      summarizeCredit(state.stored.credit, {
        openBills: listOpen(state),
        ...nothingOnAccount,
        today,
      }),
    );
    if (crash === 'after-write') throw new Error(`crash after ${label}`);
    return result;
  };
  return { read, write, usages };
};

const buyer = { name: 'Annapurna Caterers', address: '18 Main Road', pincode: '560034' };

/** Stores of one party whose steps `scheduler` interleaves and whose writes fail as `nextCrash` says. */
export const createRacingCredit = ({
  limitPaise,
  ...options
}: {
  readonly limitPaise: number;
  readonly scheduler: fc.Scheduler;
  readonly nextCrash: () => Crash;
}): RacingCredit => {
  const credit = { partyId, limitPaise, termsDays: 30, reservations: [] };
  const state: State = {
    stored: { credit, rev: 0, appliedEventIds: [] },
    bills: new Map(),
    sales: new Map(),
    credits: new Map(),
    replies: [],
    lastBillId: 0,
  };
  const { usages, ...steps } = createSteps(state, options);
  const deps = {
    ...createBillStores(state, steps),
    credits: createCreditStore(state, steps),
    sales: { findByOrder: (id: number) => steps.read('sale', () => state.sales.get(id) ?? null) },
    buyers: {
      findDeliveryLocation: async () => buyer,
      findParty: async () => ({ ...buyer, gstin: '29AAKFA4321L1ZB', stateCode: '29' }),
    },
    requireCompany: () => companyRecord,
    partyPayments: { sumOnAccount: async () => nothingOnAccount.onAccountPaise },
    clock,
  };
  const changeSale = (orderId: number, change: Partial<StoredSale>) => {
    const sale = state.sales.get(orderId);
    if (sale) state.sales.set(orderId, { ...sale, ...change });
  };
  return {
    deps: deps as unknown as RacingCredit['deps'],
    replies: state.replies,
    usages,
    readCredit: () => state.stored,
    insertSale: (sale) =>
      steps.write('insert sale', () => {
        if (!state.sales.has(sale.orderId)) state.sales.set(sale.orderId, sale);
      }),
    endSale: (orderId) =>
      steps.write('end sale', () => changeSale(orderId, { hasOrderEnded: true })),
    pay: (amountPaise) =>
      steps.read('payment', () => {
        const bill = listIssued(state).find((issued) => outstandingPaise(issued) > 0);
        if (!bill?.account) return 0;
        const paidPaise = Math.min(amountPaise, outstandingPaise(bill));
        const account = { ...bill.account, paidPaise: bill.account.paidPaise + paidPaise };
        updateBill(state, bill.billId, (stored) => ({ ...stored, account }));
        return paidPaise;
      }),
  };
};
