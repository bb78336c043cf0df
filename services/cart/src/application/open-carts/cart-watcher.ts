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
/** The cart viewed longest ago is evicted first. */
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
  ({ seenByLine: shown }: WatchedCart) =>
  ({ line, change }: LineChange): boolean =>
    change.code !== shown.get(line.lineId)?.state;

export const createCartWatcher = (deps: CartWatcherDeps): CartWatcher => {
  const open = new Map<string, WatchedCart>();
  const changedItems = new Set<number>();
  let haveOffersChanged = false;
  const toKey = ({ userId, pdate }: Pick<WatchedCart, 'userId' | 'pdate'>): string =>
    `${userId}:${pdate}`;
  const watch = (watched: WatchedCart): void => {
    open.delete(toKey(watched));
    if (watched.lines.length === 0) return;
    open.set(toKey(watched), watched);
    const [oldest] = open.keys();
    if (open.size > maxWatchedCarts && oldest !== undefined) open.delete(oldest);
  };
  const isAffected = (
    { lines }: WatchedCart,
    items: ReadonlySet<number>,
    offersChanged: boolean,
  ): boolean => offersChanged || lines.some(({ itemId }) => items.has(itemId));

  const publishChangesOf = async (watched: WatchedCart): Promise<number> => {
    const lines = currentLines(deps.catalog, watched);
    const changes = findChangesSince(
      deps,
      { lines },
      { at: watched, findSeenPrice: ({ lineId }) => watched.seenByLine.get(lineId)?.seen },
    ).filter(isNewChange(watched));
    const { userId, pdate } = watched;
    const published = changes.map(({ line: { lineId, itemId }, change: { code } }) => ({
      lineId,
      itemId,
      code,
    }));
    if (published.length > 0)
      await changeCart(deps.store, { userId, today: kolkataDate(deps.clock()) }, (cart) => ({
        cart,
        events: [{ kind: 'repriced', pdate, changes: published }],
        result: undefined,
      }));
    // Only after publishing, and not over a view that happened meanwhile.
    if (open.get(toKey(watched)) === watched)
      open.set(toKey(watched), { ...watched, seenByLine: readSeenByLine(deps, watched, lines) });
    return published.length > 0 ? 1 : 0;
  };

  return {
    trackView: ({ userId, partyId }, { pdate, view }) => {
      const readSeenPrice = createSeenPriceReader(deps, { pdate, partyId });
      watch({
        userId,
        partyId,
        pdate,
        watchedUntilMs: deps.clock().getTime() + watchDurationMs,
        lines: view.lines.map(({ line }) => line),
        seenByLine: new Map(
          view.lines.map((viewed) => [
            viewed.line.lineId,
            { seen: readSeenPrice(viewed), state: viewed.state },
          ]),
        ),
      });
    },
    markChanged: (itemId) => {
      if (open.size === 0) return;
      if (itemId === null) haveOffersChanged = true;
      else changedItems.add(itemId);
    },
    publishChanges: async () => {
      if (!haveOffersChanged && changedItems.size === 0) return 0;
      const [items, offersChanged, nowMs] = [
        new Set(changedItems),
        haveOffersChanged,
        deps.clock().getTime(),
      ];
      changedItems.clear();
      haveOffersChanged = false;
      let published = 0;
      const errors: unknown[] = [];
      for (const watched of [...open.values()]) {
        if (watched.watchedUntilMs < nowMs) open.delete(toKey(watched));
        else if (
          open.get(toKey(watched)) === watched &&
          isAffected(watched, items, offersChanged)
        ) {
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
