import type { RunningOffer } from '@tokri/contracts/price';
import type { CartFact } from '../domain/facts.ts';
import { newCart, withLines } from '../domain/cart.ts';
import { viewCart, type Terms } from '../domain/priced-view.ts';
import type { ShelfItem } from '../domain/shelf.ts';
import { dal, lineOf, onion } from '../testing/shelf.ts';
import type { CartStore } from './ports.ts';
import type { CartView } from './view-cart.ts';
import { createCartWatch } from './watch-carts.ts';

const pdate = '2026-11-22';
const lines = [lineOf(1, onion, 2), lineOf(2, dal, 3)];
const terms: Terms = {
  pdate,
  partyId: 0,
  supplierState: '29',
  place: null,
  area: null,
  slot: null,
  offers: [],
  coupon: null,
  roundToRupee: true,
};
const offer: RunningOffer = {
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
const dearer = (item: ShelfItem, ratePaise: number): ShelfItem => ({
  ...item,
  units: item.units.map((unit) => ({
    ...unit,
    rates: unit.rates.map((rate) => ({ ...rate, ratePaise })),
  })),
});

const shop = () => {
  const items = new Map<number, ShelfItem>([
    [11, onion],
    [12, dal],
  ]);
  const free = new Map([
    [21, 100],
    [22, 5],
  ]);
  const offers: RunningOffer[] = [];
  const facts: CartFact[] = [];
  let nowMs = Date.parse('2026-11-21T08:00:00Z');
  let isAway = false;
  const store = {
    recall: () => store.load(),
    load: () => Promise.resolve({ cart: withLines(newCart(7), pdate, lines), rev: 1, seq: 1 }),
    save: (_stored: unknown, next: { facts: readonly CartFact[] }) => {
      if (isAway) return Promise.reject(new Error('no store'));
      facts.push(...next.facts);
      return Promise.resolve(true);
    },
  } as unknown as CartStore & { load(): Promise<unknown> };
  const watch = createCartWatch({
    store,
    shelf: { item: (id) => items.get(id), free: (id) => free.get(id) ?? 0 },
    deals: { offers: () => offers, coupon: () => undefined, coupons: () => [] },
    clock: () => new Date(nowMs),
  });
  const view = (): CartView => ({
    pdate,
    terms,
    quote: null,
    notices: [],
    changes: [],
    shown: null,
    view: viewCart(
      lines.map((line) => {
        const item = items.get(line.itemId);
        return { line, item, unit: item?.units[0], free: free.get(line.unitId) ?? 0 };
      }),
      terms,
    ),
  });
  return {
    watch,
    items,
    free,
    offers,
    facts,
    look: () => {
      watch.saw({ userId: 7, partyId: 0 }, view());
    },
    later: (ms: number) => {
      nowMs += ms;
    },
    fail: (away: boolean) => {
      isAway = away;
    },
  };
};
const codes = (facts: readonly CartFact[]) =>
  facts.map((fact) =>
    fact.kind === 'repriced' ? fact.changes.map(({ lineId, code }) => [lineId, code]) : [],
  );

describe('open carts', () => {
  it('a dearer item, is told once to the carts that hold it', async () => {
    const { watch, items, facts, look } = shop();
    look();
    items.set(11, dearer(onion, 4400));
    watch.touched(11);
    expect([await watch.tell(), await watch.tell()]).toEqual([1, 0]);
    watch.touched(11);
    expect([await watch.tell(), codes(facts)]).toEqual([0, [[[1, 'price-up']]]]);
  });
  it('a cart that could not be told, is told the next time, and the others are told all the same', async () => {
    const { watch, items, facts, look, fail } = shop();
    look();
    items.set(11, dearer(onion, 4400));
    watch.touched(11);
    fail(true);
    await expect(watch.tell()).rejects.toThrow('no store');
    fail(false);
    watch.touched(11);
    expect([await watch.tell(), codes(facts)]).toEqual([1, [[[1, 'price-up']]]]);
  });
  it('stock that changes and still suffices, is not told; short, it is, and no second time', async () => {
    const { watch, free, facts, look } = shop();
    look();
    for (const left of [4, 2, 1]) {
      free.set(22, left);
      watch.touched(12);
      await watch.tell();
    }
    free.set(22, 0);
    watch.touched(12);
    await watch.tell();
    expect(codes(facts)).toEqual([[[2, 'stock-short']], [[2, 'not-available']]]);
  });
  it('an offer that begins, reaches every open cart that it is for', async () => {
    const { watch, offers, facts, look } = shop();
    look();
    offers.push(offer);
    watch.touched(null);
    expect([await watch.tell(), codes(facts)]).toEqual([1, [[[1, 'offer-begun']]]]);
  });
  it('an item that the cart does not hold, or a cart that nobody has looked at, tells nothing', async () => {
    const { watch, items, facts, look } = shop();
    items.set(11, dearer(onion, 4400));
    watch.touched(11);
    expect(await watch.tell()).toBe(0);
    look();
    watch.touched(99);
    expect([await watch.tell(), facts]).toEqual([0, []]);
  });
  it('a quarter of an hour after the last look, the cart is open no more', async () => {
    const { watch, items, facts, look, later } = shop();
    look();
    later(15 * 60_000 + 1);
    items.set(11, dearer(onion, 4400));
    watch.touched(11);
    expect([await watch.tell(), facts]).toEqual([0, []]);
  });
});
