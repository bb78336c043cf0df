import type { SignedIn } from './sign-in.ts';

/** Served places (demo-shop.md): a range of pincodes and the State they lie in. */
export const areas = [
  { groupId: 1, name: 'Bengaluru', stateCode: '29', start: '560001', end: '560110' },
  { groupId: 2, name: 'Chennai', stateCode: '33', start: '600001', end: '600020' },
] as const;

const cateringPartyId = 1;
const charges = [
  { PartyId: 0, Charge: 40, FreeAbove: 499 },
  { PartyId: cateringPartyId, Charge: 0, FreeAbove: 0 },
] as const;

/** Opens the pincodes and sets what delivery to them costs. One after another, because ids follow the order. */
export const openAreas = async ({ api, userId }: SignedIn): Promise<void> => {
  for (const { groupId, name, stateCode, start, end } of areas) {
    await api.write('/api/AvailablePincode', {
      key: `area-${groupId}`,
      query: {
        start,
        end,
        UserId: userId,
        groupid: groupId,
        GroupName: name,
        StateCode: stateCode,
      },
    });
    for (const charge of charges)
      await api.write('/api/admin/delivery-slot/charges', {
        key: `charge-${groupId}-${charge.PartyId}`,
        body: { PincodeFrom: start, PincodeTo: end, ...charge },
      });
  }
};
