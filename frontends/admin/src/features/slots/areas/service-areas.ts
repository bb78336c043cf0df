import type { ServedPincodeRange } from '../slot-queries.ts';

export interface ServiceArea {
  readonly GroupId: number;
  readonly GroupName: string;
  readonly stateCode: string;
  readonly stateName: string;
  readonly ranges: readonly { readonly from: string; readonly to: string }[];
}

export const groupByServiceArea = (rows: readonly ServedPincodeRange[]): readonly ServiceArea[] => {
  const groups = new Map<number, ServiceArea>();
  for (const { GroupId, GroupName, StateCode, StateName, PincodeFrom, PincodeTo } of rows) {
    const group = groups.get(GroupId) ?? {
      GroupId,
      GroupName,
      stateCode: StateCode,
      stateName: StateName,
      ranges: [],
    };
    groups.set(GroupId, {
      ...group,
      ranges: [...group.ranges, { from: PincodeFrom, to: PincodeTo }],
    });
  }
  return [...groups.values()].sort((a, b) => a.GroupId - b.GroupId);
};
