import type { Session } from './sign-in.ts';

export const serviceAreas = [
  { groupId: 1, name: 'Bengaluru', stateCode: '29', start: '560001', end: '560110' },
  { groupId: 2, name: 'Chennai', stateCode: '33', start: '600001', end: '600020' },
] as const;

const cateringPartyId = 1;
const charges = [
  { PartyId: 0, Charge: 40, FreeAbove: 499 },
  { PartyId: cateringPartyId, Charge: 0, FreeAbove: 0 },
] as const;

export const createServiceAreas = async ({ api, userId }: Session): Promise<void> => {
  for (const { groupId, name, stateCode, start, end } of serviceAreas) {
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
