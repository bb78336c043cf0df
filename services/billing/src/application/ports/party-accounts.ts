export interface PartyCreditStore {
  findLimitPaise(partyId: number): Promise<number>;
  setLimit(partyId: number, limitPaise: number): Promise<void>;
}
