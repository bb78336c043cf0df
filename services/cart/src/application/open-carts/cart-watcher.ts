import { LRUCache } from 'lru-cache';
import { shopDate } from '@tokri/contracts/dates';
import type { Clock } from '@tokri/service-kit/use-case';
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
import type { OfferView, CatalogView } from '../ports/catalog-view.ts';
import { joinLines } from '../pricing/join-lines.ts';
import type { CartView } from '../pricing/view-cart.ts';

const watchDurationMs = 15 * 60_000;
const maxWatchedCarts = 5_000;

export interface CartWatcherDeps {
  readonly store: CartStore;
  readonly catalog: CatalogView;
  readonly offerView: OfferView;
  readonly clock: Clock;
}

interface WatchedCart {
  readonly userId: number;
  readonly partyId: number;
  readonly pdate: string;
  readonly locationId: number;
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

const viewCurrentLines = (catalog: CatalogView, watched: WatchedCart) =>
  viewLines(joinLines(catalog, watched.lines, watched), watched);

const readSeenByLine = (
  deps: CartWatcherDeps,
  pricingDate: { readonly pdate: string; readonly partyId: number },
  lines: ReturnType<typeof viewCurrentLines>,
): WatchedCart['seenByLine'] => {
  const readSeenPrice = createSeenPriceReader(deps, pricingDate);
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
  readonly hasOfferChange: boolean;
}

const createPendingChanges = () => {
  let items = new Set<number>();
  let hasOfferChange = false;
  return {
    add: (itemId: number | null): void => {
      if (itemId === null) hasOfferChange = true;
      else items.add(itemId);
    },
    takeAll: (): CatalogChanges | null => {
      if (!hasOfferChange && items.size === 0) return null;
      const changes = { items, hasOfferChange };
      items = new Set();
      hasOfferChange = false;
      return changes;
    },
  };
};

const isAffected = ({ lines }: WatchedCart, { items, hasOfferChange }: CatalogChanges): boolean =>
  hasOfferChange || lines.some(({ itemId }) => items.has(itemId));

const publishNewChanges = async (
  deps: CartWatcherDeps,
  watched: WatchedCart,
  lines: ReturnType<typeof viewCurrentLines>,
): Promise<boolean> => {
  const { userId, pdate } = watched;
  const changes = findChangesSince(
    deps,
    { lines },
    { pricingDate: watched, findSeenPrice: ({ lineId }) => watched.seenByLine.get(lineId)?.seen },
  )
    .filter(isNewChange(watched))
    .map(({ line: { lineId, itemId }, change: { code } }) => ({ lineId, itemId, code }));
  if (changes.length === 0) return false;
  await changeCart(deps.store, { userId, today: shopDate(deps.clock()) }, (cart) => ({
    cart,
    events: [{ kind: 'repriced', pdate, changes }],
    result: undefined,
  }));
  return true;
};

const toWatchedCart = (
  deps: CartWatcherDeps,
  { userId, partyId }: Pick<WatchedCart, 'userId' | 'partyId'>,
  { pdate, view, terms: { locationId } }: CartView,
): WatchedCart => ({
  userId,
  partyId,
  pdate,
  locationId,
  watchedUntilMs: deps.clock().getTime() + watchDurationMs,
  lines: view.lines.map(({ line }) => line),
  seenByLine: readSeenByLine(deps, { pdate, partyId }, view.lines),
});

export const createCartWatcher = (deps: CartWatcherDeps): CartWatcher => {
  // Replacing the cart inside an entry does not make it the most recently used one.
  const carts = new LRUCache<string, { cart: WatchedCart }>({ max: maxWatchedCarts });
  const pending = createPendingChanges();
  const watch = (cart: WatchedCart): void => {
    if (cart.lines.length === 0) carts.delete(toKey(cart));
    else carts.set(toKey(cart), { cart });
  };
  const publishCartChanges = async (watched: WatchedCart): Promise<number> => {
    const lines = viewCurrentLines(deps.catalog, watched);
    const isPublished = await publishNewChanges(deps, watched, lines);
    // A view during publishing has newer prices: do not overwrite it.
    const entry = carts.peek(toKey(watched));
    if (entry?.cart === watched)
      entry.cart = { ...watched, seenByLine: readSeenByLine(deps, watched, lines) };
    return isPublished ? 1 : 0;
  };

  return {
    trackView: (customer, view) => {
      watch(toWatchedCart(deps, customer, view));
    },
    markChanged: (itemId) => {
      if (carts.size > 0) pending.add(itemId);
    },
    publishChanges: async () => {
      const changes = pending.takeAll();
      if (!changes) return 0;
      const nowMs = deps.clock().getTime();
      let published = 0;
      const errors: unknown[] = [];
      for (const watched of [...carts.rvalues()].flatMap((entry) => entry?.cart ?? [])) {
        if (watched.watchedUntilMs < nowMs) carts.delete(toKey(watched));
        else if (carts.peek(toKey(watched))?.cart === watched && isAffected(watched, changes)) {
          try {
            published += await publishCartChanges(watched);
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
