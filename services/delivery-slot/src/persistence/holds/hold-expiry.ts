import type { ConditionalUpdate } from '@tokri/service-kit/mongo';
import { expiryGraceMs } from '../../domain/holds/hold.ts';

/*
 * Each update changes `free` together with exactly one hold and only from an allowed state, so no
 * interleaving, crash or repeat can sell a unit twice or lose one.
 */

/** Indexable by equality: the local MongoDB stand-in cannot use an index for ranges. */
export const expiringMark = 1;

export const nextExpiryUpdate = (next: Date | null): Pick<ConditionalUpdate, 'set' | 'unset'> =>
  next === null
    ? { unset: ['nextExpiryAt', 'expiring'] }
    : { set: { nextExpiryAt: next, expiring: expiringMark } };

export const withExpiredHolds = (now: Date): Record<string, unknown> => ({
  expiring: expiringMark,
  nextExpiryAt: { $lte: new Date(now.getTime() - expiryGraceMs) },
});
