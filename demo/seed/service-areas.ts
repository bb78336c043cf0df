import { BusinessError, type Api } from './api.ts';
import type { Session } from './sign-in.ts';
import { waitFor } from './wait-for.ts';

export const serviceAreas = [
  { groupId: 1, name: 'Bengaluru', stateCode: '29', start: '560001', end: '560110' },
  { groupId: 2, name: 'Chennai', stateCode: '33', start: '600001', end: '600020' },
] as const;

export interface DemoArea {
  readonly groupId: number;
  readonly name: string;
  readonly stateCode: string;
  readonly start: string;
  readonly end: string;
}

const indianCharge = { Charge: 40, FreeAbove: 499 };

const saveCharge = (
  api: Api,
  { groupId, start, end }: DemoArea,
  charge: {
    readonly key: string;
    readonly PartyId: number;
    readonly Charge: number;
    readonly FreeAbove: number;
  },
) => {
  const { key, ...terms } = charge;
  return api.write('/api/admin/delivery-slot/charges', {
    key: `charge-${groupId}-${start.split(' ')[0]}-${key}`,
    body: { PincodeFrom: start, PincodeTo: end, Rev: 0, ...terms },
  });
};

export const createServiceAreas = async (
  { api, userId }: Session,
  areas: readonly DemoArea[] = serviceAreas,
  charge: typeof indianCharge = indianCharge,
): Promise<void> => {
  for (const area of areas) {
    const { groupId, name, stateCode, start, end } = area;
    await api.write('/api/AvailablePincode', {
      key: `area-${groupId}-${start.split(' ')[0]}`,
      query: {
        start,
        end,
        UserId: userId,
        groupid: groupId,
        GroupName: name,
        StateCode: stateCode,
      },
    });
    await saveCharge(api, area, { key: '0', PartyId: 0, ...charge });
  }
};

/** Delivery is free for the business customer. The service learns of a new one by an event. */
export const createPartyCharges = async (api: Api, PartyId: number): Promise<void> => {
  for (const area of serviceAreas) {
    let attempts = 0;
    await waitFor('the charges of the business customer', () => {
      attempts += 1;
      const key = `${PartyId}-${attempts}`;
      return saveCharge(api, area, { key, PartyId, Charge: 0, FreeAbove: 0 }).catch(
        (error: unknown) => {
          if (error instanceof BusinessError && error.code === 'unknown-party') return undefined;
          throw error;
        },
      );
    });
  }
};
