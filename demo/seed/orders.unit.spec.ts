import { dayMs, minuteMs, shopDate, shopInstant, shopTime } from '@tokri/contracts/dates';
import type { Api, Query, WriteResult } from './api.ts';
import { planExpressSlot, type ExpressSlot } from './express-slot.ts';
import { createDeliveredOrder } from './orders.ts';
import { weekdayTemplates } from './slots.ts';

const midnight = shopInstant('2026-11-30', '00:00');
const minutesOfDay = Array.from(
  { length: dayMs / minuteMs },
  (_, minute) => new Date(midnight.getTime() + minute * minuteMs),
);

const written = { Id: 1, Error: 0, Message: '', Code: '' };

/** Answers what the seed asks for and keeps the statuses to which the order moves. */
const buildFakeShop = () => {
  const moves: (string | number | undefined)[] = [];
  let slots: readonly ExpressSlot[] = [];
  const items = Array.from({ length: 4 }, (_, index) => ({
    Id: index + 1,
    Units: [{ UnitId: index + 1, Available: true }],
  }));
  const answers: Readonly<Record<string, (query: Query) => unknown>> = {
    '/api/Item': () => items,
    '/api/Cart': () => ({ Lines: items, Quote: { Token: 'quote' } }),
    '/api/TimeSlot': () => slots.map((slot) => ({ ...slot, Id: 1, State: 'Open' })),
    '/api/Transaction': ({ Status }) => {
      if (Status === undefined) return { Status: 3 };
      moves.push(Status);
      return [written];
    },
  };
  const api: Api = {
    get: async <T>(path: string, query: Query = {}) => answers[path]?.(query) as T,
    post: async <T>() => undefined as T,
    write: async <T extends WriteResult>(path: string, { body }: { readonly body?: unknown }) => {
      if (path === '/api/Times') ({ Slots: slots } = body as { Slots: readonly ExpressSlot[] });
      return written as T;
    },
    withToken: () => api,
  };
  return { api, moves, slot: () => slots[0] };
};

describe('planExpressSlot', () => {
  it('starts 5 to 15 minutes ahead at every minute of the day', () => {
    const isSoonEnough = (now: Date): boolean => {
      const { Date: date, Start, End } = planExpressSlot(now);
      const aheadMs = shopInstant(date, Start).getTime() - now.getTime();
      return aheadMs >= 5 * minuteMs && aheadMs <= 15 * minuteMs && End > Start;
    };
    expect(minutesOfDay.filter((now) => !isSoonEnough(now)).map(shopTime)).toEqual([]);
  });
  it('never starts together with a regular slot', () => {
    const regular = new Set<string>(weekdayTemplates.map(({ Start }) => Start));
    const starts = minutesOfDay.map((now) => planExpressSlot(now).Start);
    expect(starts.filter((start) => regular.has(start))).toEqual([]);
  });
});

describe('createDeliveredOrder', () => {
  const createOrder = async (now: Date) => {
    const { api, moves, slot } = buildFakeShop();
    await createDeliveredOrder(
      { api, userId: 2 },
      { administrator: api, addressId: 1, pincode: '560034', now },
    );
    return { moves, slot: slot() };
  };

  it.each(['00:00', '06:30', '11:00', '17:30', '23:00', '23:50'])(
    'delivers an order of %s in a slot of the same day',
    async (time) => {
      const now = shopInstant('2026-11-30', time);
      const { moves, slot } = await createOrder(now);
      expect(slot?.Date).toBe(shopDate(now));
      expect(moves).toEqual([4, 5, 6]);
    },
  );
  it('never delivers an order before the day of its slot', async () => {
    const { moves, slot } = await createOrder(shopInstant('2026-11-30', '23:51'));
    expect(slot?.Date).toBe('2026-12-01');
    expect(moves).toEqual([]);
  });
});
