import { countsTowardsQuota, type ResourceStatuses } from '../../domain/holds/quota.ts';
import type { QuotaKey, QuotaStore } from '../ports/quotas.ts';
import type { Clock } from '@tokri/service-kit/lifecycle';

interface QuotaRequest extends QuotaKey {
  /** Things of this kind that the customer may have at once. */
  readonly max: number;
  /** What became of things that were claimed before; asked only when there is no room for another. */
  readonly findStatuses: (resourceIds: readonly number[]) => Promise<ResourceStatuses>;
}

/** Writers of one customer that may be faster; beyond it they ask for more than they may. */
const maxAttempts = 10;

/**
 * Claims one more for a customer, by a guarded write on the one document that has all their claims: so their limit holds however many calls come at once, in
 * whatever process. Claims need not be taken back when their thing ends: when there is no room, those whose thing is gone are cleared. False when there is none left.
 */
export const addQuotaEntry = async (
  { quotas, clock }: { readonly quotas: QuotaStore; readonly clock: Clock },
  { max, findStatuses, ...key }: QuotaRequest,
): Promise<boolean> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (await quotas.add(key, { at: clock(), max })) return true;
    const { rev, entries } = await quotas.find(key);
    if (entries.some(({ resourceId }) => resourceId === key.resourceId)) return true;
    const statuses = await findStatuses(entries.map(({ resourceId }) => resourceId));
    const active = entries.filter((entry) => countsTowardsQuota(entry, statuses, clock()));
    if (active.length >= max) return false;
    await quotas.replace(key, { rev, entries: active });
  }
  return false;
};
