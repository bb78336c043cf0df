import { countsTowardsQuota, type ResourceStatuses } from '../../domain/holds/quota.ts';
import type { QuotaKey, QuotaStore } from '../ports/quotas.ts';
import type { Clock } from '@tokri/service-kit/use-case';

interface QuotaRequest extends QuotaKey {
  readonly max: number;
  readonly findStatuses: (resourceIds: readonly number[]) => Promise<ResourceStatuses>;
}

const maxAttempts = 10;

/**
 * Adds an entry unless the customer already has `max` of them. The limit is the precondition of one
 * conditional update, so it holds across processes. Entries of ended resources are removed when the
 * quota is exhausted.
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
