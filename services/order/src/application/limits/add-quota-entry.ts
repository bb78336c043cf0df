import { shopDate } from '@tokri/contracts/dates';
import { ProblemError } from '@tokri/contracts/problems';
import {
  conflict,
  maxAttemptsUnderContention,
  updateAggregate,
  type Clock,
} from '@tokri/service-kit/use-case';
import { isLifted } from '../../domain/limits/limit-lift.ts';
import {
  addEntry,
  hasEntry,
  refreshEntries,
  toQuotaEntry,
  withoutEntry,
  type QuotaEntry,
} from '../../domain/limits/quota-entries.ts';
import {
  findExceededLimit,
  type ExceededLimit,
  type UnpaidLimits,
} from '../../domain/limits/unpaid-limits.ts';
import { isLimited } from '../../domain/limits/unpaid-order.ts';
import type { Order, OrderTerms } from '../../domain/order.ts';
import type { OrderStore } from '../ports/order-store.ts';
import type { QuotaOwner, StoredQuota, UnpaidQuotas } from '../ports/unpaid-quotas.ts';
import { listQuotaOwners } from './quota-owners.ts';

export interface QuotaDeps {
  readonly quotas: UnpaidQuotas;
  readonly store: Pick<OrderStore, 'listByHolds' | 'listUnpaidByUser'>;
  readonly limits: Readonly<Record<'customer' | 'address', UnpaidLimits>>;
  readonly clock: Clock;
}

export interface ExceededQuota {
  readonly owner: QuotaOwner['kind'];
  readonly limit: ExceededLimit;
}

interface LoadedQuota {
  readonly stored: StoredQuota | null;
  readonly entries: readonly QuotaEntry[];
}

const limitsOf = ({ limits }: QuotaDeps, { kind }: QuotaOwner): UnpaidLimits =>
  kind === 'customer' || kind === 'mailbox' ? limits.customer : limits.address;

interface NewQuotaEntry {
  readonly owner: QuotaOwner;
  readonly terms: OrderTerms;
  readonly entry: QuotaEntry;
}

type Outcome = 'added' | 'exists' | 'lifted' | ExceededLimit;

/** Orders placed before this quota existed count for their customer only. */
const loadFirstEntries = async (
  { store, clock }: QuotaDeps,
  owner: QuotaOwner,
): Promise<readonly QuotaEntry[]> =>
  owner.kind === 'customer'
    ? (await store.listUnpaidByUser(owner.userId)).map((order) => toQuotaEntry(order, clock()))
    : [];

const toLoadedQuota = async (
  deps: QuotaDeps,
  stored: StoredQuota | null,
  { owner, terms, entry }: NewQuotaEntry,
): Promise<LoadedQuota> => {
  const entries = stored?.entries ?? (await loadFirstEntries(deps, owner));
  const others = withoutEntry(entries, entry);
  if (!findExceededLimit(others, terms, limitsOf(deps, owner))) return { stored, entries };
  const orders: readonly Order[] = await deps.store.listByHolds(entries);
  return { stored, entries: refreshEntries(entries, orders, deps.clock()) };
};

const addToQuota = (deps: QuotaDeps, owner: QuotaOwner, terms: OrderTerms): Promise<Outcome> => {
  const entry = toQuotaEntry(terms, deps.clock());
  const added = { owner, terms, entry };
  return updateAggregate({
    maxAttempts: maxAttemptsUnderContention,
    conflictProblem: () => new ProblemError('overloaded', undefined, { retryAfterSeconds: 1 }),
    load: async () => toLoadedQuota(deps, await deps.quotas.find(owner), added),
    decide: ({ stored, entries }): Outcome => {
      if (isLifted(stored?.lift ?? null, shopDate(deps.clock()))) return 'lifted';
      if (stored?.entries && hasEntry(stored.entries, entry)) return 'exists';
      return (
        findExceededLimit(withoutEntry(entries, entry), terms, limitsOf(deps, owner)) ?? 'added'
      );
    },
    cached: {
      read: async () => toLoadedQuota(deps, await deps.quotas.findLastWritten(owner), added),
      isChange: (_loaded, outcome) => outcome === 'added',
    },
    save: async ({ stored, entries }, outcome): Promise<Outcome | typeof conflict> =>
      outcome !== 'added' || (await deps.quotas.save(owner, stored, addEntry(entries, entry)))
        ? outcome
        : conflict,
  });
};

/**
 * Adds the order to the quotas of its owners before it is stored. The version of the quota document
 * is the precondition of the write, so concurrent orders never exceed a limit.
 * Entries are not removed when an order ends: they are compared with the orders once a limit is
 * reached. So a crash at any point neither loses an entry nor leaves one that counts.
 */
export const addToQuotas = async (
  deps: QuotaDeps,
  terms: OrderTerms,
  verifiedEmail: string,
): Promise<ExceededQuota | null> => {
  if (!isLimited(terms)) return null;
  for (const owner of listQuotaOwners(terms, verifiedEmail)) {
    const outcome = await addToQuota(deps, owner, terms);
    if (outcome === 'lifted') return null;
    if (typeof outcome === 'object') return { owner: owner.kind, limit: outcome };
  }
  return null;
};
