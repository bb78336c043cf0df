import { kolkataDate } from '@tokri/contracts';
import type { CartLine, Seen } from '../domain/cart.ts';
import type { LineState } from '../domain/priced-view.ts';
import { viewLines } from '../domain/priced-view.ts';
import { changeCart } from './change-cart.ts';
import { changesSince, seenNow, type LineChange } from './line-changes.ts';
import type { CartStore, Clock, Deals, Shelf } from './ports.ts';
import { shelve } from './shelve.ts';
import type { CartView } from './view-cart.ts';

/** A cart counts as open for so long after somebody looked at it: the life of its quote. */
const openMs = 15 * 60_000;
/** Open carts that one process watches; the one looked at longest ago goes first. */
const watchedMax = 5_000;

export interface WatchNeeds {
  readonly store: CartStore;
  readonly shelf: Shelf;
  readonly deals: Deals;
  readonly clock: Clock;
}

interface Watched {
  readonly userId: number;
  readonly partyId: number;
  readonly pdate: string;
  readonly untilMs: number;
  readonly lines: readonly CartLine[];
  /** By line id. */
  readonly shown: ReadonlyMap<number, { readonly seen: Seen; readonly state: LineState }>;
}

/** Open carts of this process, so that a change of the shop reaches them at once. Nothing here outlives the process: who comes back reads the cart anew, with its changes. */
export interface CartWatch {
  /** Somebody has been shown this cart. */
  saw(who: { readonly userId: number; readonly partyId: number }, view: CartView): void;
  /** Something of an item has changed, or, without one, of offers. */
  touched(itemId: number | null): void;
  /** Tells the customers of open carts that were touched what has changed since they looked; how many were told. @throws the first fault, after the other carts were told. */
  tell(): Promise<number>;
}

const viewedNow = (shelf: Shelf, watched: Watched) =>
  viewLines(shelve(shelf, watched.lines, watched.pdate), watched);

const shownIn = (
  needs: WatchNeeds,
  at: { readonly pdate: string; readonly partyId: number },
  lines: ReturnType<typeof viewedNow>,
): Watched['shown'] => {
  const now = seenNow(needs, at);
  return new Map(
    lines.map((viewed) => [viewed.line.lineId, { seen: now(viewed), state: viewed.state }]),
  );
};

/** A line that was short already is no news. */
const isNews =
  ({ shown }: Watched) =>
  ({ line, change }: LineChange): boolean =>
    change.code !== shown.get(line.lineId)?.state;

export const createCartWatch = (needs: WatchNeeds): CartWatch => {
  const open = new Map<string, Watched>();
  const touchedItems = new Set<number>();
  let offersTouched = false;
  const keyOf = ({ userId, pdate }: Pick<Watched, 'userId' | 'pdate'>): string =>
    `${userId}:${pdate}`;
  const keep = (watched: Watched): void => {
    open.delete(keyOf(watched));
    if (watched.lines.length === 0) return;
    open.set(keyOf(watched), watched);
    const [oldest] = open.keys();
    if (open.size > watchedMax && oldest !== undefined) open.delete(oldest);
  };
  const isTouched = ({ lines }: Watched, items: ReadonlySet<number>, byOffers: boolean): boolean =>
    byOffers || lines.some(({ itemId }) => items.has(itemId));

  const tellOne = async (watched: Watched): Promise<number> => {
    const lines = viewedNow(needs.shelf, watched);
    const changes = changesSince(
      needs,
      { lines },
      { at: watched, was: ({ lineId }) => watched.shown.get(lineId)?.seen },
    ).filter(isNews(watched));
    const { userId, pdate } = watched;
    const told = changes.map(({ line: { lineId, itemId }, change: { code } }) => ({
      lineId,
      itemId,
      code,
    }));
    if (told.length > 0)
      await changeCart(needs.store, { userId, today: kolkataDate(needs.clock()) }, (cart) => ({
        cart,
        facts: [{ kind: 'repriced', pdate, changes: told }],
        outcome: undefined,
      }));
    // Only once it is told, and not over what the customer was shown meanwhile.
    if (open.get(keyOf(watched)) === watched)
      open.set(keyOf(watched), { ...watched, shown: shownIn(needs, watched, lines) });
    return told.length > 0 ? 1 : 0;
  };

  return {
    saw: ({ userId, partyId }, { pdate, view }) => {
      const now = seenNow(needs, { pdate, partyId });
      keep({
        userId,
        partyId,
        pdate,
        untilMs: needs.clock().getTime() + openMs,
        lines: view.lines.map(({ line }) => line),
        shown: new Map(
          view.lines.map((viewed) => [
            viewed.line.lineId,
            { seen: now(viewed), state: viewed.state },
          ]),
        ),
      });
    },
    touched: (itemId) => {
      if (open.size === 0) return;
      if (itemId === null) offersTouched = true;
      else touchedItems.add(itemId);
    },
    tell: async () => {
      if (!offersTouched && touchedItems.size === 0) return 0;
      const [items, byOffers, nowMs] = [
        new Set(touchedItems),
        offersTouched,
        needs.clock().getTime(),
      ];
      touchedItems.clear();
      offersTouched = false;
      let told = 0;
      const faults: unknown[] = [];
      for (const watched of [...open.values()]) {
        if (watched.untilMs < nowMs) open.delete(keyOf(watched));
        // One that changed or went meanwhile was looked at since.
        else if (open.get(keyOf(watched)) === watched && isTouched(watched, items, byOffers)) {
          try {
            told += await tellOne(watched);
          } catch (fault) {
            faults.push(fault);
          }
        }
      }
      if (faults.length > 0) throw faults[0];
      return told;
    },
  };
};
