import { rulesFor, type Offer } from '@tokri/contracts/price';
import type { CartLine, Seen } from '../domain/cart.ts';
import { changesOf, seenOf, type Change } from '../domain/changes.ts';
import type { PricedView, Terms, ViewedLine } from '../domain/priced-view.ts';
import type { Deals } from './ports.ts';

/** A change of a line; `offerName` where an offer is what changed. */
export interface LineChange {
  readonly line: CartLine;
  readonly name: string;
  /** The most that the line may hold. */
  readonly most: number;
  readonly change: Change;
  readonly offerName: string;
}

type At = Pick<Terms, 'pdate' | 'partyId'>;

const nothingSeen: Seen = { rateWithTaxPaise: null, offerIds: null };

/** What each line shows now. Offers count whatever the place, so that a place that is told later is no change. */
export const seenNow = (
  { deals }: { readonly deals: Deals },
  { pdate, partyId }: At,
): ((line: Pick<ViewedLine, 'item' | 'unit'>) => Seen) => {
  const offers: readonly Offer[] = rulesFor(deals.offers(), {
    date: pdate,
    partyId,
    pincode: null,
  });
  return ({ item, unit }) =>
    item && unit ? seenOf({ item, unit }, { pdate, partyId, offers }) : nothingSeen;
};

/** Devices say what they like: an offer that the shop never had has not ended, and one ends once. */
const knownOf = (seen: Seen, offers: ReadonlyMap<number, string>): Seen =>
  seen.offerIds === null
    ? seen
    : { ...seen, offerIds: [...new Set(seen.offerIds)].filter((offerId) => offers.has(offerId)) };

/** What the shop has changed of the lines since `was` was seen; of a line that nobody has seen there is nothing to tell. */
export const changesSince = (
  needs: { readonly deals: Deals },
  { lines }: Pick<PricedView, 'lines'>,
  { at, was }: { readonly at: At; readonly was: (line: CartLine) => Seen | undefined },
): readonly LineChange[] => {
  const now = seenNow(needs, at);
  const names = new Map([...needs.deals.offers()].map(({ rule }) => [rule.offerId, rule.name]));
  return lines.flatMap((viewed) => {
    const before = was(viewed.line);
    if (!before) return [];
    return changesOf(knownOf(before, names), now(viewed), viewed.state).map((change) => ({
      line: viewed.line,
      name: viewed.item?.name ?? '',
      most: viewed.most,
      change,
      offerName: 'offerId' in change ? (names.get(change.offerId) ?? '') : '',
    }));
  });
};

/** The same since the customer last touched each line. */
export const changesIn = (
  needs: { readonly deals: Deals },
  view: Pick<PricedView, 'lines'>,
  at: At,
): readonly LineChange[] =>
  view.lines.some(({ line }) => line.seen)
    ? changesSince(needs, view, { at, was: ({ seen }) => seen })
    : [];
