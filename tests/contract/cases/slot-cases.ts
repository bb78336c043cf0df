import type { SlotAnswer } from '@tokri/contracts/http';
import { askApi } from '../../support/api/call-api.ts';
import {
  fillCart,
  holdBody,
  holdPlace,
  quoteFor,
  type Purchase,
} from '../../support/api/shopping.ts';
import { dayAhead, testPincode, testTown } from '../../support/api/test-town.ts';
import type { Ground } from './ground.ts';
import type { RowCases } from './row-case.ts';

const { groupId, name, stateCode, from, to } = testTown;
const openNames = ({ staff }: Ground) => ({
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
const rolling = { GroupId: groupId, WeeklyOff: [], Templates: [template] };

interface Charge {
  readonly Id: number;
  readonly PincodeFrom: string;
  readonly PincodeTo: string;
  readonly PartyId: number;
}
/** The test town's own rule, the one of an earlier run when there is one. */
const charge = async () => {
  const rules = await askApi<readonly Charge[]>({
    path: '/api/DeliveryCharge',
    query: { pageSize: '200' },
  });
  const known = rules.find(
    ({ PincodeFrom, PincodeTo, PartyId }) =>
      PincodeFrom === from && PincodeTo === to && PartyId === 0,
  );
  return {
    body: {
      Id: known?.Id ?? 0,
      PincodeFrom: from,
      PincodeTo: to,
      PartyId: 0,
      Charge: 40,
      FreeAbove: 499,
    },
  };
};

const quoted = async (ground: Ground): Promise<{ purchase: Purchase; token: string }> => {
  const purchase = await ground.purchase();
  await fillCart(ground.customer, [ground.goods], purchase.slot.Date);
  return { purchase, token: await quoteFor(purchase) };
};
const hold = async (ground: Ground) => {
  const { purchase, token } = await quoted(ground);
  return { body: { ...holdBody(purchase, token), Extend: false, Replaces: 0 } };
};
const waiting = async (ground: Ground) => {
  const { purchase, token } = await quoted(ground);
  return { body: { SlotId: purchase.slot.Id, UserId: ground.customer.userId, QuoteToken: token } };
};
const held = async (ground: Ground) => {
  const { purchase, token } = await quoted(ground);
  return { query: { HoldId: String((await holdPlace(purchase, token)).Id) } };
};

const sameSlot = async (ground: Ground) => {
  const { Date: date, Start, End, Capacity }: SlotAnswer = await ground.freshSlot();
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

export const slotCases: RowCases = {
  'open-pincodes': { as: 'staff', call: (ground) => ({ query: openNames(ground) }) },
  'list-pincodes': { as: 'nobody', call: () => ({}) },
  'list-pincodes-of-group': { as: 'nobody', call: () => ({ query: { groupid: '1' } }) },
  'change-pincodes': {
    as: 'staff',
    call: () => ({
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
    as: 'nobody',
    call: () => ({ query: { cmId: '1', pin: '560034', UserId: '0' } }),
  },
  'list-slots-of-day': {
    as: 'nobody',
    call: ({ pdate }) => ({ query: { Pdate: pdate, Tid: '0' } }),
  },
  'list-slots-of-company': { as: 'nobody', call: () => ({ query: { cId: '1' } }) },
  'list-slots-of-location': { as: 'nobody', call: () => ({ query: { LocationId: '1' } }) },
  'list-slots-of-pincode': { as: 'nobody', call: () => ({ query: { pincode: '560034' } }) },
  'list-delivery-slots': { as: 'nobody', call: () => ({ query: { CompanyId: '1' } }) },
  'save-slots': { as: 'staff', call: sameSlot },
  'save-slot-templates': { as: 'staff', call: () => ({ body: rolling }) },
  'save-blackout-day': {
    as: 'staff',
    call: () => ({ body: { GroupId: groupId, Date: dayAhead(13), Closed: true, Reason: 'Trial' } }),
  },
  'list-slot-templates': { as: 'staff', call: () => ({}) },
  'list-blackout-days': { as: 'staff', call: () => ({}) },
  'preview-capacity': {
    as: 'staff',
    call: async (ground) => ({
      query: { SlotId: String((await ground.freshSlot()).Id), Count: '3' },
    }),
  },
  'list-slot-fill': {
    as: 'staff',
    call: ({ pdate }) => ({ query: { FromDate: pdate, ToDate: pdate } }),
  },
  'list-waits': {
    as: 'staff',
    call: async (ground) => ({ query: { SlotId: String((await ground.freshSlot()).Id) } }),
  },
  'close-slot': {
    as: 'staff',
    call: async (ground) => ({ body: { SlotId: (await ground.freshSlot()).Id, Closed: false } }),
  },
  // A full slot costs a customer for each of its places: waiting itself is tested in slots.spec.ts.
  'join-waiting-list': { as: 'customer', refusal: 'slot-not-full', call: waiting },
  'leave-waiting-list': {
    as: 'customer',
    call: async (ground) => ({
      query: {
        SlotId: String((await ground.freshSlot()).Id),
        UserId: String(ground.customer.userId),
      },
    }),
  },
  'list-own-waits': {
    as: 'customer',
    call: ({ customer }) => ({ query: { UserId: String(customer.userId) } }),
  },
  'list-charges': { as: 'nobody', call: () => ({}) },
  'read-charge': { as: 'nobody', call: () => ({ query: { Pincode: testPincode, Partyid: '0' } }) },
  'save-charge': { as: 'staff', call: charge },
  'hold-slot': { as: 'customer', call: hold },
  'release-hold': { as: 'customer', call: held },
};
