import { stillCounts, type Fates } from '../domain/claims.ts';
import type { ClaimOf, ClaimStore } from './ports/claims.ts';
import type { Clock } from './ports/clock.ts';

interface Wish extends ClaimOf {
  /** Things of this kind that the customer may have at once. */
  readonly max: number;
  /** What became of things that were claimed before; asked only when there is no room for another. */
  readonly fatesOf: (things: readonly number[]) => Promise<Fates>;
}

/** Writers of one customer that may be faster; beyond it they ask for more than they may. */
const triesMax = 10;

/**
 * Claims one more for a customer, by a guarded write on the one document that has all their claims: so their limit holds however many calls come at once, in
 * whatever process. Claims need not be taken back when their thing ends: when there is no room, those whose thing is gone are cleared. False when there is none left.
 */
export const claimOne = async (
  { claims, clock }: { readonly claims: ClaimStore; readonly clock: Clock },
  { max, fatesOf, ...of }: Wish,
): Promise<boolean> => {
  for (let tries = 0; tries < triesMax; tries += 1) {
    if (await claims.add(of, { at: clock(), max })) return true;
    const before = await claims.read(of);
    if (before.claims.some(({ thing }) => thing === of.thing)) return true;
    const fates = await fatesOf(before.claims.map(({ thing }) => thing));
    const left = before.claims.filter((claim) => stillCounts(claim, fates, clock()));
    if (left.length >= max) return false;
    await claims.keep(of, { rev: before.rev, claims: left });
  }
  return false;
};
