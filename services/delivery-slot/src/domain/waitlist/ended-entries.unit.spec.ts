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
const full = buildSlot({ capacity: 1, free: 0 });
const queue = (
  changes: Partial<SlotWithWaitlist> = {},
): SlotWithWaitlist & { ranges: typeof ranges } => ({
  slot: full,
  holds: [],
  waitlist: [],
  ranges,
  ...changes,
});

describe('isWaitlistExpired', () => {
  const line = [entry(7)];
  it.each([
    ['before the cut-off', atKolkata('13:59'), full, false],
    ['after it', atKolkata('14:00'), full, true],
    ['after the start', atKolkata('16:00'), full, true],
    [
      'closed by staff, who may open it again',
      atKolkata('09:00'),
      buildSlot({ isClosedByStaff: true }),
      false,
    ],
  ] as const)('%s: %s', (_when, now, slot, hopeless) =>
    expect(isWaitlistExpired({ slot, waitlist: line }, now)).toBe(hopeless),
  );
  it('is false for an empty waitlist', () =>
    expect(isWaitlistExpired({ slot: full, waitlist: [] }, atKolkata('16:00'))).toBe(false));
});

describe('findEntryEndedByOrder', () => {
  const order = { userId: 7, companyId: 1, placedAt: atKolkata('08:30') };
  const offered = buildHold({ state: 'O', waitlistedAt: atKolkata('08:00') });
  const later = atKolkata('08:31');
  it.each([
    [
      'a line joined before, is left',
      queue({ waitlist: [entry(8), entry(7)] }),
      { kind: 'waitlist' },
    ],
    [
      'a line joined at that moment, is left',
      queue({ waitlist: [{ ...entry(7), joinedAt: order.placedAt }] }),
      { kind: 'waitlist' },
    ],
    [
      'on another day, as well',
      queue({ slot: buildSlot({ date: '2026-11-25', free: 0 }), waitlist: [entry(7)] }),
      { kind: 'waitlist' },
    ],
    [
      'a line joined afterwards, stays for the next cart',
      queue({ waitlist: [{ ...entry(7), joinedAt: later }] }),
      null,
    ],
    [
      'a line of another company, stays',
      queue({ slot: buildSlot({ companyId: 2 }), waitlist: [entry(7)] }),
      null,
    ],
    ['a line of others, stays', queue({ waitlist: [entry(8)] }), null],
    [
      'an offered place that was waited for before, is given back',
      queue({ holds: [offered] }),
      { kind: 'offer', hold: offered },
    ],
    [
      'an offered place of before it was known since when, is given back',
      queue({ holds: [buildHold({ state: 'O' })] }),
      { kind: 'offer', hold: buildHold({ state: 'O' }) },
    ],
    [
      'an offered place that was waited for afterwards, stays',
      queue({ holds: [{ ...offered, waitlistedAt: later }] }),
      null,
    ],
    ['a place offered to another, stays', queue({ holds: [{ ...offered, userId: 8 }] }), null],
    [
      'an offer that was accepted, is their own',
      queue({ holds: [{ ...offered, state: 'H' }] }),
      null,
    ],
    [
      'the place of the order itself, stays',
      queue({ holds: [{ ...offered, state: 'P', orderId: 1 }] }),
      null,
    ],
  ])('%s', (_situation, found, ended) =>
    expect(findEntryEndedByOrder(found, order)).toEqual(ended),
  );
});
