import type { SlotResponse } from '@tokri/contracts/api';
import { callApiOk } from '../../support/api/call-api.ts';
import {
  fillCart,
  holdBody,
  holdSlot,
  waitForQuote,
  type Purchase,
} from '../../support/api/shopping.ts';
import { dayAhead, testPincode, testArea } from '../../support/api/test-area.ts';
import type { Fixture } from './fixture.ts';
import type { OperationCases } from './operation-case.ts';

const { groupId, name, stateCode, from, to } = testArea;
const buildOpenQuery = ({ staff }: Fixture) => ({
  start: from,
  end: to,
  UserId: String(staff.userId),
  groupid: String(groupId),
  GroupName: name,
  StateCode: stateCode,
});
const template = {
  Start: '06:00',
  End: '06:30',
  Weekdays: [1, 3, 5],
  Count: 500,
  ItemCount: 5000,
  Fee: 20,
  PartyFees: [{ PartyId: 1, Fee: 0 }],
  CutOffMinutes: 0,
  CutOffHour: 20,
  MinimumOrder: 0,
};
const templatePlan = { GroupId: groupId, WeeklyOff: [], Templates: [template] };

interface Charge {
  readonly Id: number;
  readonly Rev: number;
  readonly PincodeFrom: string;
  readonly PincodeTo: string;
  readonly PartyId: number;
}
const buildCharge = async () => {
  const rules = await callApiOk<readonly Charge[]>({
    path: '/api/DeliveryCharge',
    query: { pageSize: '200' },
  });
  const existing = rules.find(
    ({ PincodeFrom, PincodeTo, PartyId }) =>
      PincodeFrom === from && PincodeTo === to && PartyId === 0,
  );
  return {
    body: {
      Id: existing?.Id ?? 0,
      PincodeFrom: from,
      PincodeTo: to,
      PartyId: 0,
      Charge: 40,
      FreeAbove: 499,
      Rev: existing?.Rev ?? 0,
    },
  };
};

const createQuotedPurchase = async (
  fixture: Fixture,
): Promise<{ purchase: Purchase; token: string }> => {
  const purchase = await fixture.createPurchase();
  await fillCart(fixture.customer, [fixture.goods], purchase.slot.Date);
  return { purchase, token: await waitForQuote(purchase) };
};
const buildHold = async (fixture: Fixture) => {
  const { purchase, token } = await createQuotedPurchase(fixture);
  return { body: { ...holdBody(purchase, token), Extend: false, Replaces: 0 } };
};
const buildWaitlistEntry = async (fixture: Fixture) => {
  const { purchase, token } = await createQuotedPurchase(fixture);
  return { body: { SlotId: purchase.slot.Id, UserId: fixture.customer.userId, QuoteToken: token } };
};
const createHold = async (fixture: Fixture) => {
  const { purchase, token } = await createQuotedPurchase(fixture);
  return { query: { HoldId: String((await holdSlot(purchase, token)).Id) } };
};

const buildUnchangedSlot = async (fixture: Fixture) => {
  const { Date: date, Start, End, Capacity }: SlotResponse = await fixture.createSlot();
  return {
    body: {
      CompanyId: 1,
      GroupId: groupId,
      Slots: [
        {
          Date: date,
          Start,
          End,
          Count: Capacity,
          Fee: 0,
          PartyFees: [],
          CutOffMinutes: 0,
          MinimumOrder: 0,
        },
      ],
    },
  };
};

export const slotCases: OperationCases = {
  'open-pincodes': {
    caller: 'staff',
    buildInput: (fixture) => ({ query: buildOpenQuery(fixture) }),
  },
  'list-pincodes': { caller: 'anonymous', buildInput: () => ({}) },
  'list-pincodes-of-group': {
    caller: 'anonymous',
    buildInput: () => ({ query: { groupid: '1' } }),
  },
  'change-pincodes': {
    caller: 'staff',
    buildInput: () => ({
      body: {
        GroupId: groupId,
        GroupName: name,
        StateCode: stateCode,
        PincodeFrom: from,
        PincodeTo: to,
        Status: 1,
      },
    }),
  },
  'check-pincode': {
    caller: 'anonymous',
    buildInput: () => ({ query: { cmId: '1', pin: '560034', UserId: '0' } }),
  },
  'list-slots-of-day': {
    caller: 'anonymous',
    buildInput: ({ deliveryDate }) => ({ query: { Pdate: deliveryDate, Tid: '0' } }),
  },
  'list-slots-of-company': { caller: 'anonymous', buildInput: () => ({ query: { cId: '1' } }) },
  'list-slots-of-location': {
    caller: 'anonymous',
    buildInput: () => ({ query: { LocationId: '1' } }),
  },
  'list-slots-of-pincode': {
    caller: 'anonymous',
    buildInput: () => ({ query: { pincode: '560034' } }),
  },
  'list-delivery-slots': { caller: 'anonymous', buildInput: () => ({ query: { CompanyId: '1' } }) },
  'save-slots': { caller: 'staff', buildInput: buildUnchangedSlot },
  'save-slot-templates': { caller: 'staff', buildInput: () => ({ body: templatePlan }) },
  'save-blackout-day': {
    caller: 'staff',
    buildInput: () => ({
      body: { GroupId: groupId, Date: dayAhead(13), Closed: true, Reason: 'Trial' },
    }),
  },
  'list-slot-templates': { caller: 'staff', buildInput: () => ({}) },
  'list-blackout-days': { caller: 'staff', buildInput: () => ({}) },
  'preview-capacity': {
    caller: 'staff',
    buildInput: async (fixture) => ({
      query: { SlotId: String((await fixture.createSlot()).Id), Count: '3' },
    }),
  },
  'list-slot-fill': {
    caller: 'staff',
    buildInput: ({ deliveryDate }) => ({ query: { FromDate: deliveryDate, ToDate: deliveryDate } }),
  },
  'read-slot-fill-report': {
    caller: 'staff',
    buildInput: ({ deliveryDate }) => ({ query: { FromDate: deliveryDate, ToDate: deliveryDate } }),
  },
  'list-waits': {
    caller: 'staff',
    buildInput: async (fixture) => ({ query: { SlotId: String((await fixture.createSlot()).Id) } }),
  },
  'close-slot': {
    caller: 'staff',
    buildInput: async (fixture) => ({
      body: { SlotId: (await fixture.createSlot()).Id, Closed: false },
    }),
  },
  'join-waiting-list': {
    caller: 'customer',
    expectedCode: 'slot-not-full',
    buildInput: buildWaitlistEntry,
  },
  'leave-waiting-list': {
    caller: 'customer',
    buildInput: async (fixture) => ({
      query: {
        SlotId: String((await fixture.createSlot()).Id),
        UserId: String(fixture.customer.userId),
      },
    }),
  },
  'list-own-waits': {
    caller: 'customer',
    buildInput: ({ customer }) => ({ query: { UserId: String(customer.userId) } }),
  },
  'list-charges': { caller: 'anonymous', buildInput: () => ({}) },
  'read-charge': {
    caller: 'anonymous',
    buildInput: () => ({ query: { Pincode: testPincode, Partyid: '0' } }),
  },
  'save-charge': { caller: 'staff', buildInput: buildCharge },
  'hold-slot': { caller: 'customer', buildInput: buildHold },
  'release-hold': { caller: 'customer', buildInput: createHold },
  'list-own-holds': {
    caller: 'customer',
    buildInput: ({ customer }) => ({ query: { UserId: String(customer.userId) } }),
  },
};
