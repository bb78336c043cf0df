import { stateName } from '@tokri/contracts/tax';
import type { Area } from '../../domain/areas/area.ts';

export const toAreaResponse = (area: Area) =>
  area.ranges.map(({ from, to }) => ({
    Id: Number(from),
    GroupId: area.groupId,
    GroupName: area.name,
    StateCode: area.stateCode,
    StateName: stateName(area.stateCode),
    PincodeFrom: from,
    PincodeTo: to,
    Status: 1 as const,
  }));
