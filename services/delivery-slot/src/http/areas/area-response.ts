import { errorFields } from '@tokri/contracts/api';
import { deliveryCodeIndex } from '@tokri/contracts/market';
import { stateName } from '@tokri/contracts/tax';
import type { Area } from '../../domain/areas/area.ts';

/** Ranges do not overlap, so where one begins identifies it. */
export const toAreaResponse = (area: Area) =>
  area.ranges.map(({ from, to }) => ({
    Id: deliveryCodeIndex(from),
    GroupId: area.groupId,
    GroupName: area.name,
    StateCode: area.stateCode,
    StateName: stateName(area.stateCode),
    PincodeFrom: from,
    PincodeTo: to,
    Status: 1 as const,
    LocationId: area.locationId,
  }));

export const toServedPincodeResponse = ({ groupId, name, stateCode }: Area) => ({
  Id: 0,
  Error: 0 as const,
  error: 0 as const,
  Message: '',
  Code: '',
  GroupId: groupId,
  Place: name,
  StateCode: stateCode,
});

export const toUnservedPincodeResponse = (code: string, message: string) => ({
  Id: 1,
  Error: 1 as const,
  error: 1 as const,
  ...errorFields(code, message),
  GroupId: 0,
  Place: '',
  StateCode: '',
});
