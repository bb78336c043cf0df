import type { Buyer, DeliveryLocation } from '../../domain/invoices/bill.ts';

export interface BuyerDirectory {
  findDeliveryLocation(addressId: number): Promise<DeliveryLocation | null>;
  findParty(partyId: number): Promise<(Buyer & { readonly stateCode: string }) | null>;
}

export interface CreditStore {
  findLimitPaise(partyId: number): Promise<number>;
  setLimit(partyId: number, limitPaise: number): Promise<void>;
}
