import type { Hold } from '../domain/holds/hold.ts';
import type { Slot } from '../domain/slots/slot.ts';

export const buildSlot = (changes: Partial<Slot> = {}): Slot => ({
  slotId: 5,
  companyId: 1,
  groupId: 1,
  date: '2026-11-22',
  start: '16:00',
  end: '19:00',
  capacity: 40,
  configuredCapacity: changes.capacity ?? 40,
  freeCapacity: 40,
  piecesFree: null,
  feePaise: 0,
  partyFees: [],
  minimumOrderPaise: 0,
  cutOffMinutes: 120,
  cutOffHour: null,
  isClosedByStaff: false,
  dayClosureReason: '',
  waitlistLength: 0,
  termsRev: 1,
  ...changes,
});

export const buildHold = (changes: Partial<Hold> = {}): Hold => ({
  holdId: 9,
  userId: 7,
  holdKey: 'k',
  orderId: null,
  items: 2,
  heldFor: null,
  state: 'held',
  seq: 1,
  expiresAt: new Date('2026-11-22T04:00:00Z'),
  isExtended: false,
  isTakenOver: false,
  endedOrderIds: [],
  ...changes,
});

export const atKolkata = (time: string, date = '2026-11-22'): Date =>
  new Date(`${date}T${time}:00+05:30`);
