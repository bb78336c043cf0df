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
  locationId: 1,
  ranges: [],
  rev: 1,
});

const createFixture = (scheduler: fc.Scheduler) => {
  const interleave = <T>(act: () => T): Promise<T> =>
    scheduler.schedule(Promise.resolve()).then(act);
  let all: readonly StoredArea[] = [area(4), area(5)];
  let stored: { rev: number; reservations: readonly RangeReservation[] } = {
    rev: 0,
    reservations: [],
  };
  const areas = {
    findAll: () => interleave(() => all),
    save: (next: Area, before: StoredArea | null) =>
      interleave(() => {
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
    read: () => interleave(() => stored),
    replace: (next, rev) =>
      interleave(() => {
        if (stored.rev !== rev) return false;
        stored = { rev: rev + 1, reservations: next };
        return true;
      }),
    remove: (opening) =>
      interleave(() => {
        stored = {
          rev: stored.rev + 1,
          reservations: stored.reservations.filter((candidate) => candidate !== opening),
        };
      }),
  };
  return {
    deps: { areas, rangeReservations, clock: () => new Date(0) },
    all: () => all,
    reservations: () => stored.reservations,
  };
};
type Fixture = ReturnType<typeof createFixture>;

const open =
  (groupId: number, from: string, to: string) =>
  ({ deps }: Fixture) =>
    openPincodes(deps, { groupId, companyId: 1, range: { from, to }, stateCode: '29' });
const change =
  (groupId: number, from: string, to: string) =>
  ({ deps }: Fixture) =>
    changePincodes(deps, { groupId, range: { from, to }, isOpen: true });

describe('openPincodes and changePincodes running concurrently', () => {
  it.each([
    [
      'two existing areas, overlapping ranges',
      [open(4, '700001', '700010'), open(5, '700005', '700015')],
      1,
    ],
    ['opening and changing', [open(4, '700001', '700010'), change(5, '700010', '700010')], 1],
    ['an existing and a new area', [open(4, '700001', '700010'), open(0, '700005', '700015')], 1],
    ['two new areas', [open(0, '700001', '700010'), open(0, '700005', '700015')], 1],
    [
      'three areas, ranges overlap in pairs',
      [open(4, '700001', '700010'), open(5, '700005', '700015'), open(6, '700008', '700009')],
      1,
    ],
    [
      'separate ranges',
      [open(4, '700001', '700010'), open(5, '700011', '700015'), change(4, '700020', '700021')],
      3,
    ],
  ] as const)(
    'never assigns a pincode to two areas, whatever the interleaving: %s',
    async (_situation, writers, expectedSuccesses) => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), async (scheduler) => {
          const fixture = createFixture(scheduler);
          const all = Promise.all<{ ok: boolean }>(writers.map((write) => write(fixture)));
          await scheduler.waitFor(all);
          const served = fixture
            .all()
            .flatMap(({ groupId, ranges }) => ranges.map((range) => ({ groupId, range })));
          const shared = served.filter((candidate) =>
            served.some(
              (other) =>
                other.groupId !== candidate.groupId && overlaps(candidate.range, other.range),
            ),
          );
          const succeeded = (await all).filter(({ ok }) => ok).length;
          expect([shared, fixture.reservations(), succeeded]).toEqual([[], [], expectedSuccesses]);
        }),
        { numRuns: 300, seed: 4 },
      );
    },
  );
});
