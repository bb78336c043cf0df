import { LRUCache } from 'lru-cache';
import { kolkataDate } from '@tokri/contracts/dates';
import type { CartLine, SeenPrice } from '../../domain/lines/cart.ts';
import type { LineState } from '../../domain/pricing/priced-view.ts';
import { viewLines } from '../../domain/pricing/priced-view.ts';
import { changeCart } from '../change-cart.ts';
import {
  findChangesSince,
  createSeenPriceReader,
  type LineChange,
} from '../pricing/line-changes.ts';
import type { CartStore } from '../ports/carts.ts';
import type { Clock } from '../ports/runtime.ts';
import type { PromotionReplica, CatalogReplica } from '../ports/catalog-replica.ts';
import { joinLines } from '../pricing/join-lines.ts';
import type { CartView } from '../pricing/view-cart.ts';

const watchDurationMs = 15 * 60_000;
const maxWatchedCarts = 5_000;

export interface CartWatcherDeps {
  readonly store: CartStore;
  readonly catalog: CatalogReplica;
  readonly promotions: PromotionReplica;
  readonly clock: Clock;
}

interface WatchedCart {
  readonly userId: number;
  readonly partyId: number;
  readonly pdate: string;
  readonly watchedUntilMs: number;
  readonly lines: readonly CartLine[];
  readonly seenByLine: ReadonlyMap<number, { readonly seen: SeenPrice; readonly state: LineState }>;
}

/**
 * Open carts of this process, so that a change of price or stock reaches them at once. They are not
 * persisted: after a restart a customer sees the changes on the next read.
 */
export interface CartWatcher {
  trackView(customer: { readonly userId: number; readonly partyId: number }, view: CartView): void;
  markChanged(itemId: number | null): void;
  publishChanges(): Promise<number>;
}

const currentLines = (catalog: CatalogReplica, watched: WatchedCart) =>
  viewLines(joinLines(catalog, watched.lines, watched.pdate), watched);

const readSeenByLine = (
  deps: CartWatcherDeps,
  at: { readonly pdate: string; readonly partyId: number },
  lines: ReturnType<typeof currentLines>,
): WatchedCart['seenByLine'] => {
  const readSeenPrice = createSeenPriceReader(deps, at);
  return new Map(
    lines.map((viewed) => [
      viewed.line.lineId,
      { seen: readSeenPrice(viewed), state: viewed.state },
    ]),
  );
};

const isNewChange =
  ({ seenByLine }: WatchedCart) =>
  ({ line, change }: LineChange): boolean =>
    change.code !== seenByLine.get(line.lineId)?.state;

const toKey = ({ userId, pdate }: Pick<WatchedCart, 'userId' | 'pdate'>): string =>
  `${userId}:${pdate}`;

interface CatalogChanges {
  readonly items: ReadonlySet<number>;
  readonly offersChanged: boolean;
}

const createPendingChanges = () => {
  let items = new Set<number>();
  let offersChanged = false;
  return {
    add: (itemId: number | null): void => {
      if (itemId === null) offersChanged = true;
      else items.add(itemId);
    },
    takeAll: (): CatalogChanges | null => {
      if (!offersChanged && items.size === 0) return null;
      const taken = { items, offersChanged };
      items = new Set();
      offersChanged = false;
      return taken;
    },
  };
};

const isAffected = ({ lines }: WatchedCart, { items, offersChanged }: CatalogChanges): boolean =>
  offersChanged || lines.some(({ itemId }) => items.has(itemId));

const publishNewChanges = async (
  deps: CartWatcherDeps,
  watched: WatchedCart,
  lines: ReturnType<typeof currentLines>,
): Promise<boolean> => {
  const { userId, pdate } = watched;
  const changes = findChangesSince(
    deps,
    { lines },
    { at: watched, findSeenPrice: ({ lineId }) => watched.seenByLine.get(lineId)?.seen },
  )
    .filter(isNewChange(watched))
    .map(({ line: { lineId, itemId }, change: { code } }) => ({ lineId, itemId, code }));
  if (changes.length === 0) return false;
  await changeCart(deps.store, { userId, today: kolkataDate(deps.clock()) }, (cart) => ({
    cart,
    events: [{ kind: 'repriced', pdate, changes }],
    result: undefined,
  }));
  return true;
};

export const createCartWatcher = (deps: CartWatcherDeps): CartWatcher => {
  // Boxed: replacing the content of a box does not make its cart the most recently viewed one.
  const open = new LRUCache<string, { cart: WatchedCart }>({ max: maxWatchedCarts });
  const pending = createPendingChanges();
  const watch = (cart: WatchedCart): void => {
    if (cart.lines.length === 0) open.delete(toKey(cart));
    else open.set(toKey(cart), { cart });
  };
  const publishChangesOf = async (watched: WatchedCart): Promise<number> => {
    const lines = currentLines(deps.catalog, watched);
    const isPublished = await publishNewChanges(deps, watched, lines);
    // Only after publishing, and not over a view that happened meanwhile.
    const box = open.peek(toKey(watched));
    if (box?.cart === watched)
      box.cart = { ...watched, seenByLine: readSeenByLine(deps, watched, lines) };
    return isPublished ? 1 : 0;
  };

  return {
    trackView: ({ userId, partyId }, { pdate, view }) => {
      watch({
        userId,
        partyId,
        pdate,
        watchedUntilMs: deps.clock().getTime() + watchDurationMs,
        lines: view.lines.map(({ line }) => line),
        seenByLine: readSeenByLine(deps, { pdate, partyId }, view.lines),
      });
    },
    markChanged: (itemId) => {
      if (open.size > 0) pending.add(itemId);
    },
    publishChanges: async () => {
      const changed = pending.takeAll();
      if (!changed) return 0;
      const nowMs = deps.clock().getTime();
      let published = 0;
      const errors: unknown[] = [];
      for (const watched of [...open.rvalues()].flatMap((box) => box?.cart ?? [])) {
        if (watched.watchedUntilMs < nowMs) open.delete(toKey(watched));
        else if (open.peek(toKey(watched))?.cart === watched && isAffected(watched, changed)) {
          try {
            published += await publishChangesOf(watched);
          } catch (error) {
            errors.push(error);
          }
        }
      }
      if (errors.length > 0) throw errors[0];
      return published;
    },
  };
};
