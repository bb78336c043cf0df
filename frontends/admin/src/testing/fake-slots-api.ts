import { addDays } from '@tokri/contracts/dates';
import { slotDaysAhead } from '@tokri/contracts/slots';
import {
  slotAdminOperations,
  slotOperations,
  type SlotUsageResponse,
  type TemplatesOfGroup,
  type WaitlistEntryResponse,
} from '@tokri/contracts/api';
import { fakeNetwork, type FakeNetwork } from '@tokri/web-kit/testing';
import type { ServedPincodeRange, ClosedDay } from '../features/slots/slot-queries.ts';
import { day, pageResponse } from './fake-admin-api.ts';

const terms = { Fee: 0, PartyFees: [], MinimumOrder: 0, CutOffMinutes: 120, CutOffHour: null };

export const buildSlotUsage = (overrides: Partial<SlotUsageResponse> = {}): SlotUsageResponse => ({
  Id: 101,
  Rev: 3,
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
  ...overrides,
});

export const buildTemplate = (
  overrides: Partial<TemplatesOfGroup['Templates'][number]> = {},
): TemplatesOfGroup['Templates'][number] => ({
  Start: '07:00',
  End: '09:00',
  Weekdays: [0, 1, 2, 3, 4, 5, 6],
  Count: 40,
  ItemCount: null,
  ...terms,
  ...overrides,
});

export const bengaluru: TemplatesOfGroup = {
  GroupId: 1,
  Rev: 4,
  GroupName: 'Bengaluru',
  WeeklyOff: [],
  Templates: [buildTemplate()],
};
export const chennai: TemplatesOfGroup = {
  GroupId: 2,
  Rev: 0,
  GroupName: 'Chennai',
  WeeklyOff: [0],
  Templates: [],
};

export interface FakeSlotsApi {
  readonly network: FakeNetwork;
  utilisation: SlotUsageResponse[];
  serviceAreas: TemplatesOfGroup[];
  closedDays: ClosedDay[];
  waitlist: WaitlistEntryResponse[];
  servedPincodes: ServedPincodeRange[];
}

const buildPincodeRange = (overrides: Partial<ServedPincodeRange>): ServedPincodeRange => ({
  Id: 1001,
  GroupId: 1,
  GroupName: 'Bengaluru',
  StateCode: '29',
  StateName: 'Karnataka',
  PincodeFrom: '560001',
  PincodeTo: '560110',
  Status: 1,
  LocationId: 1,
  ...overrides,
});

export const setupSlotsApi = (): FakeSlotsApi => {
  const network = fakeNetwork();
  const api: FakeSlotsApi = {
    network,
    serviceAreas: [bengaluru, chennai],
    closedDays: [],
    waitlist: [],
    utilisation: Array.from({ length: slotDaysAhead }, (_, ahead) =>
      buildSlotUsage({
        Id: 100 + ahead,
        Date: addDays(day, ahead),
        CutOffAt: `${addDays(day, ahead)}T05:00:00.000+05:30`,
        ...(ahead === 0 ? { State: 'Closed' as const } : {}),
        ...(ahead > 1 ? { Booked: 2, Held: 0, Left: 38, State: 'Open' as const } : {}),
      }),
    ),
    servedPincodes: [
      buildPincodeRange({}),
      buildPincodeRange({
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
  network.respondTo(slotAdminOperations.listTemplates, () => pageResponse(api.serviceAreas));
  network.respondTo(slotAdminOperations.listBlackoutDays, () => pageResponse(api.closedDays));
  network.respondTo(slotAdminOperations.listWaits, () => pageResponse(api.waitlist));
  network.respondTo(slotAdminOperations.listSlotFill, ({ query }) =>
    pageResponse(
      api.utilisation.filter(
        ({ Date: date, GroupId }) =>
          date >= (query.FromDate ?? '') &&
          date <= (query.ToDate ?? '') &&
          (!query.GroupId || String(GroupId) === query.GroupId),
      ),
    ),
  );
  network.respondTo(slotOperations.listPincodes, () => pageResponse(api.servedPincodes));
  return api;
};
