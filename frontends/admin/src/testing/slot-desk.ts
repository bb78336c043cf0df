import { addDays, slotDaysAhead } from '@tokri/contracts';
import {
  slotAdminOperations,
  slotOperations,
  type SlotFill,
  type SlotWaiter,
  type TemplatesOfGroup,
} from '@tokri/contracts/http';
import { fakeNetwork, type FakeNetwork } from '@tokri/web-kit/testing';
import type { PincodeArea, ClosedDay } from '../features/slots/slot-reads.ts';
import { day, page } from './office.ts';

const terms = { Fee: 0, PartyFees: [], MinimumOrder: 0, CutOffMinutes: 120, CutOffHour: null };

/** Tomorrow's morning slot of Bengaluru, 38 of 40 booked. */
export const aFill = (more: Partial<SlotFill> = {}): SlotFill => ({
  Id: 101,
  CompanyId: 1,
  GroupId: 1,
  Date: addDays(day, 1),
  Start: '07:00',
  End: '09:00',
  CutOffAt: `${addDays(day, 1)}T05:00:00.000+05:30`,
  State: 'FewLeft',
  ClosedFor: '',
  Capacity: 40,
  Left: 1,
  Held: 1,
  Kept: 0,
  Booked: 38,
  Offered: 0,
  Waiting: 0,
  ItemCount: null,
  ItemsTaken: 120,
  ...terms,
  ...more,
});

export const aTemplate = (
  more: Partial<TemplatesOfGroup['Templates'][number]> = {},
): TemplatesOfGroup['Templates'][number] => ({
  Start: '07:00',
  End: '09:00',
  Weekdays: [0, 1, 2, 3, 4, 5, 6],
  Count: 40,
  ItemCount: null,
  ...terms,
  ...more,
});

export const bengaluru: TemplatesOfGroup = {
  GroupId: 1,
  Rev: 4,
  GroupName: 'Bengaluru',
  WeeklyOff: [],
  Templates: [aTemplate()],
};
export const chennai: TemplatesOfGroup = {
  GroupId: 2,
  Rev: 0,
  GroupName: 'Chennai',
  WeeklyOff: [0],
  Templates: [],
};

export interface SlotDesk {
  readonly network: FakeNetwork;
  fill: SlotFill[];
  groups: TemplatesOfGroup[];
  closedDays: ClosedDay[];
  waits: SlotWaiter[];
  areas: PincodeArea[];
}

const anArea = (more: Partial<PincodeArea>): PincodeArea => ({
  Id: 1001,
  GroupId: 1,
  GroupName: 'Bengaluru',
  StateCode: '29',
  StateName: 'Karnataka',
  PincodeFrom: '560001',
  PincodeTo: '560110',
  Status: 1,
  ...more,
});

/** The shop's side of a test of slots: two areas, a slot on each of the days ahead; a test replaces what shall be otherwise. */
export const openSlotDesk = (): SlotDesk => {
  const network = fakeNetwork();
  const desk: SlotDesk = {
    network,
    groups: [bengaluru, chennai],
    closedDays: [],
    waits: [],
    fill: Array.from({ length: slotDaysAhead }, (_, ahead) =>
      aFill({
        Id: 100 + ahead,
        Date: addDays(day, ahead),
        CutOffAt: `${addDays(day, ahead)}T05:00:00.000+05:30`,
        ...(ahead === 0 ? { State: 'Closed' as const } : {}),
        ...(ahead > 1 ? { Booked: 2, Held: 0, Left: 38, State: 'Open' as const } : {}),
      }),
    ),
    areas: [
      anArea({}),
      anArea({
        Id: 2001,
        GroupId: 2,
        GroupName: 'Chennai',
        StateCode: '33',
        StateName: 'Tamil Nadu',
        PincodeFrom: '600001',
        PincodeTo: '600020',
      }),
    ],
  };
  network.answer(slotAdminOperations.listTemplates, () => page(desk.groups));
  network.answer(slotAdminOperations.listBlackoutDays, () => page(desk.closedDays));
  network.answer(slotAdminOperations.listWaits, () => page(desk.waits));
  network.answer(slotAdminOperations.listSlotFill, ({ query }) =>
    page(
      desk.fill.filter(
        ({ Date: date, GroupId }) =>
          date >= (query.FromDate ?? '') &&
          date <= (query.ToDate ?? '') &&
          (!query.GroupId || String(GroupId) === query.GroupId),
      ),
    ),
  );
  network.answer(slotOperations.listPincodes, () => page(desk.areas));
  return desk;
};
