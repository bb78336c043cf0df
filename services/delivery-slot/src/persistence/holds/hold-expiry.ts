import type { ConditionalUpdate } from '@tokri/service-kit/mongo';
import { expiryGraceMs } from '../../domain/holds/hold.ts';

/*
 * The transition table of reliability.md 5.1 as guarded writes. Each changes `free` only together with exactly one hold,
 * and only from a state that the table allows: so no interleaving, crash or repeat can sell a place twice or lose one.
 */

/** Marks a slot with open holds: the local store finds by equality only (reliability.md 3.1), so the sweeper asks for the mark first and the time second. */
export const expiringMark = 1;

/** When the sweeper looks again; null when nothing here can run out. */
export const nextExpiryUpdate = (next: Date | null): Pick<ConditionalUpdate, 'set' | 'unset'> =>
  next === null
    ? { unset: ['nextExpiryAt', 'expiring'] }
    : { set: { nextExpiryAt: next, expiring: expiringMark } };

/** Slots with a hold that has run out. Served by the index of the mark. */
export const withExpiredHolds = (now: Date): Record<string, unknown> => ({
  expiring: expiringMark,
  nextExpiryAt: { $lte: new Date(now.getTime() - expiryGraceMs) },
});
