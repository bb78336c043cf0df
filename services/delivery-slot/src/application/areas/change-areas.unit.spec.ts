import fc from 'fast-check';
import { overlaps } from '../../domain/areas/pincode-ranges.ts';
import type { Area, RangeReservation, StoredArea } from '../../domain/areas/area.ts';
import { changePincodes, openPincodes } from './change-areas.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { RangeReservationStore } from '../ports/range-reservations.ts';

const area = (groupId: number): StoredArea => ({
  groupId,
  companyId: 1,
  name: `Group ${groupId}`,
  stateCode: '29',
  ranges: [],
  rev: 1,
});

const shopOf = (scheduler: fc.Scheduler) => {
  const step = <T>(act: () => T): Promise<T> => scheduler.schedule(Promise.resolve()).then(act);
  let all: readonly StoredArea[] = [area(4), area(5)];
  let stored: { rev: number; reservations: readonly RangeReservation[] } = {
    rev: 0,
    reservations: [],
  };
  const areas = {
    findAll: () => step(() => all),
    save: (next: Area, before: StoredArea | null) =>
      step(() => {
        const current = all.find(({ groupId }) => groupId === next.groupId);
        if (current?.rev !== before?.rev) return false;
        all = [
          ...all.filter(({ groupId }) => groupId !== next.groupId),
          { ...next, rev: (current?.rev ?? 0) + 1 },
        ];
        return true;
      }),
  } as unknown as AreaStore;
  const rangeReservations: RangeReservationStore = {
    read: () => step(() => stored),
    replace: (next, rev) =>
      step(() => {
        if (stored.rev !== rev) return false;
        stored = { rev: rev + 1, reservations: next };
        return true;
      }),
    remove: (opening) =>
      step(() => {
        stored = {
          rev: stored.rev + 1,
          reservations: stored.reservations.filter((one) => one !== opening),
        };
      }),
  };
  return {
    deps: { areas, rangeReservations, clock: () => new Date(0) },
    all: () => all,
    left: () => stored.reservations,
  };
};
type Shop = ReturnType<typeof shopOf>;

const s1 =
  (groupId: number, from: string, to: string) =>
  ({ deps }: Shop) =>
    openPincodes(deps, { groupId, companyId: 1, range: { from, to }, stateCode: '29' });
const s4 =
  (groupId: number, from: string, to: string) =>
  ({ deps }: Shop) =>
    changePincodes(deps, { groupId, range: { from, to }, isOpen: true });

describe('openPincodes and changePincodes running concurrently', () => {
  it.each([
    [
      'two that are there, the same codes',
      [s1(4, '700001', '700010'), s1(5, '700005', '700015')],
      1,
    ],
    ['by S1 and by S4', [s1(4, '700001', '700010'), s4(5, '700010', '700010')], 1],
    ['one that is there and a new one', [s1(4, '700001', '700010'), s1(0, '700005', '700015')], 1],
    ['two new ones', [s1(0, '700001', '700010'), s1(0, '700005', '700015')], 1],
    [
      'three, each pair with codes in common',
      [s1(4, '700001', '700010'), s1(5, '700005', '700015'), s1(6, '700008', '700009')],
      1,
    ],
    [
      'codes apart',
      [s1(4, '700001', '700010'), s1(5, '700011', '700015'), s4(4, '700020', '700021')],
      3,
    ],
  ] as const)(
    '%s: never assigns a pincode to two groups, whatever the interleaving',
    async (_what, writers, opened) => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), async (scheduler) => {
          const shop = shopOf(scheduler);
          const all = Promise.all<{ ok: boolean }>(writers.map((write) => write(shop)));
          await scheduler.waitFor(all);
          const served = shop
            .all()
            .flatMap(({ groupId, ranges }) => ranges.map((range) => ({ groupId, range })));
          const shared = served.filter((one) =>
            served.some(
              (other) => other.groupId !== one.groupId && overlaps(one.range, other.range),
            ),
          );
          const done = (await all).filter(({ ok }) => ok).length;
          expect([shared, shop.left(), done]).toEqual([[], [], opened]);
        }),
        { numRuns: 300, seed: 4 },
      );
    },
  );
});
