import { atKolkata, buildHold, buildSlot } from '../../testing/fixtures.ts';
import {
  findEntryEndedByOrder,
  isWaitlistExpired,
  type SlotWithWaitlist,
  type WaitlistEntry,
} from './waitlist.ts';

const entry = (userId: number, items = 2): WaitlistEntry => ({
  userId,
  items,
  joinedAt: atKolkata('08:00'),
  language: 'en',
});
const ranges = [{ from: '560001', to: '560110' }];
const full = buildSlot({ capacity: 1, freeCapacity: 0 });
const buildAggregate = (
  changes: Partial<SlotWithWaitlist> = {},
): SlotWithWaitlist & { ranges: typeof ranges } => ({
  slot: full,
  holds: [],
  waitlist: [],
  ranges,
  ...changes,
});

describe('isWaitlistExpired', () => {
  const waitlist = [entry(7)];
  it.each([
    ['before the cut-off', atKolkata('13:59'), full, false],
    ['after the cut-off', atKolkata('14:00'), full, true],
    ['after the start', atKolkata('16:00'), full, true],
    ['closed by staff', atKolkata('09:00'), buildSlot({ isClosedByStaff: true }), false],
  ] as const)('decides whether entries end %s', (_situation, now, slot, expected) =>
    expect(isWaitlistExpired({ slot, waitlist: waitlist }, now)).toBe(expected),
  );
  it('is false for an empty waitlist', () =>
    expect(isWaitlistExpired({ slot: full, waitlist: [] }, atKolkata('16:00'))).toBe(false));
});

describe('findEntryEndedByOrder', () => {
  const order = { userId: 7, companyId: 1, placedAt: atKolkata('08:30') };
  const offered = buildHold({ state: 'offered', waitlistedAt: atKolkata('08:00') });
  const later = atKolkata('08:31');
  it.each([
    [
      'ends an entry created before the order',
      buildAggregate({ waitlist: [entry(8), entry(7)] }),
      { kind: 'waitlist' },
    ],
    [
      'ends an entry created at the same moment',
      buildAggregate({ waitlist: [{ ...entry(7), joinedAt: order.placedAt }] }),
      { kind: 'waitlist' },
    ],
    [
      'ends an entry on another day',
      buildAggregate({
        slot: buildSlot({ date: '2026-11-25', freeCapacity: 0 }),
        waitlist: [entry(7)],
      }),
      { kind: 'waitlist' },
    ],
    [
      'keeps an entry created after the order',
      buildAggregate({ waitlist: [{ ...entry(7), joinedAt: later }] }),
      null,
    ],
    [
      'keeps an entry of another company',
      buildAggregate({ slot: buildSlot({ companyId: 2 }), waitlist: [entry(7)] }),
      null,
    ],
    ['keeps entries of other customers', buildAggregate({ waitlist: [entry(8)] }), null],
    [
      'ends an offer whose entry is older than the order',
      buildAggregate({ holds: [offered] }),
      { kind: 'offer', hold: offered },
    ],
    [
      'ends an offer without the time of its entry',
      buildAggregate({ holds: [buildHold({ state: 'offered' })] }),
      { kind: 'offer', hold: buildHold({ state: 'offered' }) },
    ],
    [
      'keeps an offer whose entry is newer than the order',
      buildAggregate({ holds: [{ ...offered, waitlistedAt: later }] }),
      null,
    ],
    [
      'keeps an offer to another customer',
      buildAggregate({ holds: [{ ...offered, userId: 8 }] }),
      null,
    ],
    ['keeps an accepted offer', buildAggregate({ holds: [{ ...offered, state: 'held' }] }), null],
    [
      'keeps the hold of the order',
      buildAggregate({ holds: [{ ...offered, state: 'reserved', orderId: 1 }] }),
      null,
    ],
  ])('%s', (_situation, aggregate, ended) =>
    expect(findEntryEndedByOrder(aggregate, order)).toEqual(ended),
  );
  it('ends entries of every company when the event does not name one', () =>
    expect(
      findEntryEndedByOrder(
        buildAggregate({ slot: buildSlot({ companyId: 2 }), waitlist: [entry(7)] }),
        { ...order, companyId: null },
      ),
    ).toEqual({ kind: 'waitlist' }));
});
