import type { ScheduledOffer } from '@tokri/contracts/pricing';
import type { CartEvent } from '../../domain/lines/cart-events.ts';
import { newCart, withLines } from '../../domain/lines/cart.ts';
import { priceView, type PricingTerms } from '../../domain/pricing/priced-view.ts';
import type { CatalogItem } from '../../domain/catalog-view/catalog-item.ts';
import { dal, buildLine, onion } from '../../testing/catalog-fixtures.ts';
import type { CartStore } from '../ports/carts.ts';
import type { CartView } from '../pricing/view-cart.ts';
import { createCartWatcher } from './cart-watcher.ts';

const pdate = '2026-11-22';
const lines = [buildLine(1, onion, 2), buildLine(2, dal, 3)];
const terms: PricingTerms = {
  pdate,
  partyId: 0,
  supplierState: '29',
  deliveryLocation: null,
  area: null,
  locationId: 1,
  slot: null,
  offers: [],
  coupon: null,
  roundToRupee: true,
};
const offer: ScheduledOffer = {
  rule: {
    kind: 'percentage',
    offerId: 3,
    name: 'Half price',
    scope: { kind: 'items', items: [{ itemId: 11, unitId: 0 }] },
    basisPoints: 5000,
  },
  companyId: 1,
  partyId: 0,
  fromDate: '2026-11-01',
  toDate: '2026-11-30',
  places: [],
  isOn: true,
};
const withRate = (item: CatalogItem, ratePaise: number): CatalogItem => ({
  ...item,
  units: item.units.map((unit) => ({
    ...unit,
    rates: unit.rates.map((rate) => ({ ...rate, ratePaise })),
  })),
});

const buildScenario = () => {
  const items = new Map<number, CatalogItem>([
    [11, onion],
    [12, dal],
  ]);
  const free = new Map([
    [21, 100],
    [22, 5],
  ]);
  const offers: ScheduledOffer[] = [];
  const events: CartEvent[] = [];
  let nowMs = Date.parse('2026-11-21T08:00:00Z');
  let isStoreFailing = false;
  const store = {
    loadCached: () => store.load(),
    load: () => Promise.resolve({ cart: withLines(newCart(7), pdate, lines), rev: 1, seq: 1 }),
    save: (_stored: unknown, next: { events: readonly CartEvent[] }) => {
      if (isStoreFailing) return Promise.reject(new Error('no store'));
      events.push(...next.events);
      return Promise.resolve(true);
    },
  } as unknown as CartStore & { load(): Promise<unknown> };
  const watcher = createCartWatcher({
    store,
    catalog: { findItem: (id) => items.get(id), availableUnits: (id) => free.get(id) ?? 0 },
    offerView: { offers: () => offers, findCoupon: () => undefined, coupons: () => [] },
    clock: () => new Date(nowMs),
  });
  const view = (): CartView => ({
    pdate,
    terms,
    quote: null,
    notices: [],
    changes: [],
    readSeenPrice: null,
    view: priceView(
      lines.map((line) => {
        const item = items.get(line.itemId);
        return { line, item, unit: item?.units[0], available: free.get(line.unitId) ?? 0 };
      }),
      terms,
    ),
  });
  return {
    watcher,
    items,
    free,
    offers,
    events,
    viewCart: () => {
      watcher.trackView({ userId: 7, partyId: 0 }, view());
    },
    advance: (ms: number) => {
      nowMs += ms;
    },
    failStore: (isFailing: boolean) => {
      isStoreFailing = isFailing;
    },
  };
};
const changeCodes = (events: readonly CartEvent[]) =>
  events.map((fact) =>
    fact.kind === 'repriced' ? fact.changes.map(({ lineId, code }) => [lineId, code]) : [],
  );

describe('cart watcher', () => {
  it('publishes a higher price once to the carts that contain the item', async () => {
    const { watcher, items, events, viewCart } = buildScenario();
    viewCart();
    items.set(11, withRate(onion, 4400));
    watcher.markChanged(11);
    expect([await watcher.publishChanges(), await watcher.publishChanges()]).toEqual([1, 0]);
    watcher.markChanged(11);
    expect([await watcher.publishChanges(), changeCodes(events)]).toEqual([0, [[[1, 'price-up']]]]);
  });
  it('retries a cart whose publishing failed and still publishes the others', async () => {
    const { watcher, items, events, viewCart, failStore: fail } = buildScenario();
    viewCart();
    items.set(11, withRate(onion, 4400));
    watcher.markChanged(11);
    fail(true);
    await expect(watcher.publishChanges()).rejects.toThrow('no store');
    fail(false);
    watcher.markChanged(11);
    expect([await watcher.publishChanges(), changeCodes(events)]).toEqual([1, [[[1, 'price-up']]]]);
  });
  it('publishes insufficient stock once, and nothing while stock suffices', async () => {
    const { watcher, free, events, viewCart } = buildScenario();
    viewCart();
    for (const left of [4, 2, 1]) {
      free.set(22, left);
      watcher.markChanged(12);
      await watcher.publishChanges();
    }
    free.set(22, 0);
    watcher.markChanged(12);
    await watcher.publishChanges();
    expect(changeCodes(events)).toEqual([[[2, 'stock-short']], [[2, 'not-available']]]);
  });
  it('publishes a new offer to every open cart that it applies to', async () => {
    const { watcher, offers, events, viewCart } = buildScenario();
    viewCart();
    offers.push(offer);
    watcher.markChanged(null);
    expect([await watcher.publishChanges(), changeCodes(events)]).toEqual([
      1,
      [[[1, 'offer-begun']]],
    ]);
  });
  it('publishes nothing for items of no cart or carts that nobody viewed', async () => {
    const { watcher, items, events, viewCart } = buildScenario();
    items.set(11, withRate(onion, 4400));
    watcher.markChanged(11);
    expect(await watcher.publishChanges()).toBe(0);
    viewCart();
    watcher.markChanged(99);
    expect([await watcher.publishChanges(), events]).toEqual([0, []]);
  });
  it('stops watching a cart fifteen minutes after the last view', async () => {
    const { watcher, items, events, viewCart, advance: later } = buildScenario();
    viewCart();
    later(15 * 60_000 + 1);
    items.set(11, withRate(onion, 4400));
    watcher.markChanged(11);
    expect([await watcher.publishChanges(), events]).toEqual([0, []]);
  });
});
