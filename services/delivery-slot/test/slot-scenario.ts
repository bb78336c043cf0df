import { randomUUID } from 'node:crypto';
import { shopInstant } from '@tokri/contracts/dates';
import type { QuoteClaims } from '@tokri/contracts/pricing';
import { ok } from '@tokri/contracts/result';
import { connectMongo, ensureIndexes } from '@tokri/service-kit/mongo';
import { testEnvironment } from '@tokri/service-kit/testing';
import { handleOrderEnded } from '../src/application/bookings/handle-order-ended.ts';
import { handleOrderPlaced } from '../src/application/bookings/handle-order-placed.ts';
import { handlePaymentAccepted } from '../src/application/bookings/handle-payment-accepted.ts';
import { noSharedQuota } from '../src/application/ports/shared-quota.ts';
import { createAdmissionControl } from '../src/application/holds/admission-control.ts';
import { expireHolds } from '../src/application/holds/expire-holds.ts';
import { holdSlot } from '../src/application/holds/hold-slot.ts';
import { releaseHold } from '../src/application/holds/release-hold.ts';
import { saveBlackoutDay } from '../src/application/plans/save-blackout-day.ts';
import type { EndedOrder } from '../src/domain/bookings/decide-order-end.ts';
import type { AreaStore } from '../src/application/ports/areas.ts';
import type { PlanStore } from '../src/application/ports/plans.ts';
import { setSlotClosedByStaff } from '../src/application/slots/set-slot-closed-by-staff.ts';
import { saveSlots } from '../src/application/slots/save-slots.ts';
import { joinWaitlist } from '../src/application/waitlist/join-waitlist.ts';
import { leaveWaitlist } from '../src/application/waitlist/leave-waitlist.ts';
import { offerToWaitlists } from '../src/application/waitlist/offer-to-waitlists.ts';
import { toOutboxEntry } from '../src/messaging/outbox-entries.ts';
import { quotaModel, quotaRepository } from '../src/persistence/holds/quota-repository.ts';
import { slotModel } from '../src/persistence/slots/slot-model.ts';
import { slotRepository } from '../src/persistence/slots/slot-repository.ts';
import { buildQuoteClaims } from './quote-claims.ts';
import type { ModelCart } from './slot-model.ts';

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
export const windowTerms = {
  minimum: window.minimumOrderPaise,
  startMs: shopInstant(window.date, window.start).getTime(),
};
const initialTimeMs = windowTerms.startMs - 41 * 3_600_000;

/** Commands go to each process in turn, so the last written slot of each is often out of date. */
export const startSlotScenario = async (name: string, processes = 2) => {
  const environment = testEnvironment({ service: 'delivery-slot', name });
  const connection = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'model',
    monitorCommands: true,
  });
  const model = slotModel(connection);
  const claimDocuments = quotaModel(connection);
  await ensureIndexes([model]);
  let nowMs = 0;
  let slotReads = 0;
  connection.getClient().on('commandStarted', ({ command }) => {
    if (command.find === model.collection.collectionName) slotReads += 1;
  });
  const clock = () => new Date(nowMs);
  const repositories = Array.from({ length: processes }, () =>
    slotRepository({ connection, model, toOutboxEntry, clock }),
  );
  const area = {
    groupId: 1,
    companyId: 1,
    name: 'Model',
    stateCode: '29',
    locationId: 1,
    ranges: [{ from: '560001', to: '560110' }],
    rev: 1,
  };
  const areas: AreaStore = {
    findAll: () => Promise.resolve([area]),
    findById: () => Promise.resolve({ ...area, companyId }),
    save: () => Promise.resolve(true),
    markForPublishing: () => Promise.resolve(),
  };
  let slotId = 0;
  let companyId = 0;
  const blackoutDays = new Set<string>();
  const plans: PlanStore = {
    listPlans: () => Promise.resolve([]),
    findPlan: () => Promise.resolve(null),
    savePlan: () => Promise.resolve(true),
    listBlackoutDates: () => Promise.resolve(new Set(blackoutDays)),
    listBlackoutDaysFrom: () => Promise.resolve([]),
    findBlackoutDay: () => Promise.resolve(null),
    saveBlackoutDay: ({ date, closed }) => {
      blackoutDays[closed ? 'add' : 'delete'](date);
      return Promise.resolve(true);
    },
  };
  const admissionControl = createAdmissionControl({
    clock,
    checks: [],
    attemptsPerMinute: 1,
    holdsPerMinute: 1,
    sharedQuota: noSharedQuota,
  });
  const readQuote = (token: string) => Promise.resolve(ok(JSON.parse(token) as QuoteClaims));
  const processDeps = repositories.map((slots) => ({
    slots,
    areas,
    quotas: quotaRepository(claimDocuments),
    views: { slots, areas, servedAreas: areas },
    plans,
    admissionControl,
    clock,
    readQuote,
    maxOpenHolds: 3,
  }));
  let commandCount = 0;
  const nextProcess = () => {
    commandCount += 1;
    return processDeps[commandCount % processes] as (typeof processDeps)[number];
  };
  const quoteToken = (userId: number, { items, sum, lead }: ModelCart): string => {
    const quote = buildQuoteClaims(userId, { itemCount: items, leadTimeMinutes: lead });
    return JSON.stringify({ ...quote, totals: { ...quote.totals, itemsPaise: sum } });
  };
  const toOrderCommand = (order: PlacedOrder) => ({ ...order, slotId, eventId: randomUUID() });
  const save = (capacity: number, pieceCapacity: number | null) =>
    saveSlots(nextProcess(), {
      groupId: 1,
      companyId,
      slots: [{ ...window, capacity, pieceCapacity }],
    });

  return {
    reset: async (capacity: number, pieceCapacity: number | null) => {
      await model.deleteMany({});
      await claimDocuments.deleteMany({});
      companyId += 1;
      nowMs = initialTimeMs;
      blackoutDays.clear();
      const [saved] = await save(capacity, pieceCapacity);
      slotId = saved?.ok ? saved.value : 0;
    },
    now: () => nowMs,
    slotReads: () => slotReads,
    advance: (minutes: number) => {
      nowMs += minutes * 60_000;
    },
    save,
    setClosedByStaff: (isClosed: boolean) =>
      setSlotClosedByStaff(nextProcess(), { slotId, isClosed }),
    closeDay: (closed: boolean) =>
      saveBlackoutDay(nextProcess(), { groupId: 1, date: window.date, closed, reason: '' }),
    hold: (
      userId: number,
      { key, extend = false, ...cart }: ModelCart & { key: string; extend?: boolean },
    ) =>
      holdSlot(nextProcess(), {
        slotId,
        userId,
        holdKey: key,
        quoteToken: quoteToken(userId, cart),
        isExtending: extend,
        isTakingOver: false,
        replaces: 0,
        replacesKey: undefined,
        network: undefined,
      }),
    release: (userId: number, holdId: number) =>
      releaseHold(nextProcess(), { holdId, userId, holdKey: undefined }),
    placed: (
      {
        earlierOrderId = null,
        ...order
      }: Omit<PlacedOrder, 'items'> & {
        earlierOrderId?: number | null;
      },
      isPaidOnline: boolean,
      { items, sum, lead }: ModelCart,
    ) =>
      handleOrderPlaced(nextProcess(), {
        ...toOrderCommand({ ...order, items }),
        earlierOrderIds: earlierOrderId === null ? [] : [earlierOrderId],
        cart: { itemCount: items, itemsPaise: sum, leadTimeMinutes: lead },
        isPaidOnline,
        placedAt: clock(),
      }),
    paid: (order: PlacedOrder) =>
      handlePaymentAccepted(nextProcess(), {
        ...toOrderCommand(order),
        cart: { itemCount: order.items },
        lines: [],
      }),
    ended: (order: PlacedOrder, ending: EndedOrder['ending']) =>
      handleOrderEnded(nextProcess(), { ...toOrderCommand(order), ending }),
    expire: () => expireHolds(nextProcess()),
    offer: () => offerToWaitlists(nextProcess()),
    join: (userId: number, cart: ModelCart) =>
      joinWaitlist(nextProcess(), {
        slotId,
        userId,
        quoteToken: quoteToken(userId, cart),
        language: 'en',
      }),
    addWaitlistEntry: (userId: number) =>
      nextProcess().slots.join(slotId, { userId, items: 1, joinedAt: clock(), language: 'en' }),
    leave: (userId: number) => leaveWaitlist(nextProcess(), { slotId, userId }),
    document: async () => {
      const found = await model.findById(slotId).lean();
      if (!found) throw new Error(`slot ${slotId} is not there`);
      return found;
    },
    close: () => connection.close(),
  };
};
export type SlotScenario = Awaited<ReturnType<typeof startSlotScenario>>;
