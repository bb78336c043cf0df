import { randomUUID } from 'node:crypto';
import { instantOf, type QuoteClaims } from '@tokri/contracts';
import { connectMongo, ensureIndexes } from '@tokri/service-kit/mongo';
import { testEnvironment } from '@tokri/service-kit/testing';
import { closeByHand } from '../src/application/close-by-hand.ts';
import { expireHolds } from '../src/application/expire-holds.ts';
import { bookFor, bookPaid, freePlaceOf } from '../src/application/follow-order.ts';
import { createHoldGates } from '../src/application/hold-gates.ts';
import { holdSlot } from '../src/application/hold-slot.ts';
import { offerPlaces } from '../src/application/offer-places.ts';
import { saveBlackoutDay, saveSlots } from '../src/application/plan-slots.ts';
import type { AreaStore } from '../src/application/ports/areas.ts';
import type { PlanStore } from '../src/application/ports/plans.ts';
import { releaseHold } from '../src/application/release-hold.ts';
import { waitForPlace, waitNoMore } from '../src/application/wait-for-place.ts';
import { entryOf } from '../src/messaging/publish.ts';
import { claimModel, claimRepository } from '../src/persistence/claim-repository.ts';
import { slotModel } from '../src/persistence/slot-model.ts';
import { slotRepository } from '../src/persistence/slot-repository.ts';
import type { ModelCart } from './slot-model.ts';
import { claims } from './slot-service.ts';

export interface PlacedOrder {
  readonly orderId: number;
  readonly userId: number;
  readonly holdId: number;
  readonly items: number;
}

const window = {
  date: '2099-11-22',
  start: '07:00',
  end: '10:00',
  feePaise: 0,
  partyFees: [],
  minimumOrderPaise: 50_000,
  cutOffMinutes: 120,
  cutOffHour: null,
};
/** What the model must know of the window. */
export const windowTerms = {
  minimum: window.minimumOrderPaise,
  startMs: instantOf(window.date, window.start).getTime(),
};
/** Where the clock of a fresh slot begins: 41 hours before its start. */
const beginsAtMs = windowTerms.startMs - 41 * 3_600_000;

/** The use cases over the real store, one slot at a time and with a clock that is told: nothing else stands between a command and the document. */
export const openWorld = async (name: string) => {
  const environment = testEnvironment({ service: 'delivery-slot', name });
  const connection = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'model',
  });
  const model = slotModel(connection);
  const claimDocuments = claimModel(connection);
  await ensureIndexes([model]);
  let nowMs = 0;
  const clock = () => new Date(nowMs);
  const slots = slotRepository({ connection, model, entryOf, clock });
  const area = {
    groupId: 1,
    companyId: 1,
    name: 'Model',
    stateCode: '29',
    ranges: [{ from: '560001', to: '560110' }],
    rev: 1,
  };
  const areas: AreaStore = {
    all: () => Promise.resolve([area]),
    byId: () => Promise.resolve({ ...area, companyId }),
    save: () => Promise.resolve(true),
    tellCharges: () => Promise.resolve(),
  };
  let slotId = 0;
  let companyId = 0;
  const blackoutDays = new Set<string>();
  const plans: PlanStore = {
    groups: () => Promise.resolve([]),
    group: () => Promise.resolve(null),
    saveGroup: () => Promise.resolve(true),
    blackoutDays: () => Promise.resolve(new Set(blackoutDays)),
    closedDaysFrom: () => Promise.resolve([]),
    blackoutDay: () => Promise.resolve(null),
    saveBlackoutDay: ({ date, closed }) => {
      blackoutDays[closed ? 'add' : 'delete'](date);
      return Promise.resolve(true);
    },
  };
  const gates = createHoldGates({ clock, gates: [], triesPerMinute: 1, placesPerMinute: 1 });
  /** A quote is what its token says: user and cart. */
  const readQuote = (token: string) =>
    Promise.resolve({ kind: 'quote' as const, quote: JSON.parse(token) as QuoteClaims });
  const needs = {
    slots,
    areas,
    claims: claimRepository(claimDocuments),
    views: { slots, areas },
    plans,
    gates,
    clock,
    readQuote,
    openHoldsMax: 3,
  };
  const quoteToken = (userId: number, { items, sum, lead }: ModelCart): string => {
    const quote = claims(userId, { itemCount: items, leadTimeMinutes: lead });
    return JSON.stringify({ ...quote, totals: { ...quote.totals, itemsPaise: sum } });
  };
  const about = (order: PlacedOrder) => ({ ...order, slotId, eventId: randomUUID() });
  const save = (capacity: number, itemCapacity: number | null) =>
    saveSlots(needs, { groupId: 1, companyId, slots: [{ ...window, capacity, itemCapacity }] });

  return {
    /** Another slot, with the clock at the beginning. */
    fresh: async (capacity: number, itemCapacity: number | null) => {
      await model.deleteMany({});
      await claimDocuments.deleteMany({});
      companyId += 1;
      nowMs = beginsAtMs;
      blackoutDays.clear();
      const [saved] = await save(capacity, itemCapacity);
      slotId = saved?.ok ? saved.value : 0;
    },
    now: () => nowMs,
    pass: (minutes: number) => {
      nowMs += minutes * 60_000;
    },
    save,
    closeByHand: (isClosed: boolean) => closeByHand(needs, { slotId, isClosed }),
    closeDay: (closed: boolean) =>
      saveBlackoutDay(needs, { groupId: 1, date: window.date, closed, reason: '' }),
    hold: (
      userId: number,
      { key, extend = false, ...cart }: ModelCart & { key: string; extend?: boolean },
    ) =>
      holdSlot(needs, {
        slotId,
        userId,
        holdKey: key,
        quoteToken: quoteToken(userId, cart),
        extend,
        replaces: 0,
        network: undefined,
      }),
    release: (userId: number, holdId: number) => releaseHold(needs, { holdId, userId }),
    placed: (
      order: Omit<PlacedOrder, 'items'>,
      isPaidOnline: boolean,
      { items, sum, lead }: ModelCart,
    ) =>
      bookFor(needs, {
        ...about({ ...order, items }),
        companyId,
        cart: { itemCount: items, itemsPaise: sum, leadTimeMinutes: lead },
        isPaidOnline,
        placedAt: clock(),
      }),
    paid: (order: PlacedOrder) =>
      bookPaid(needs, { ...about(order), cart: { itemCount: order.items }, lines: [] }),
    ended: (order: PlacedOrder) => freePlaceOf(needs, about(order)),
    expire: () => expireHolds(needs),
    offer: () => offerPlaces(needs),
    join: (userId: number, cart: ModelCart) =>
      waitForPlace(needs, { slotId, userId, quoteToken: quoteToken(userId, cart), language: 'en' }),
    /** The write alone, as for who has decided before they had a place. */
    writeIntoLine: (userId: number) =>
      slots.join(slotId, { userId, items: 1, since: clock(), language: 'en' }),
    leave: (userId: number) => waitNoMore(needs, { slotId, userId }),
    document: async () => {
      const found = await model.findById(slotId).lean();
      if (!found) throw new Error(`slot ${slotId} is not there`);
      return found;
    },
    close: () => connection.close(),
  };
};
export type World = Awaited<ReturnType<typeof openWorld>>;
