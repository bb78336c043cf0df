import type { Buyer, DeliveryLocation } from '../../domain/bills/bill.ts';

export interface BuyerDirectory {
  findDeliveryLocation(addressId: number): Promise<DeliveryLocation | null>;
  findParty(partyId: number): Promise<(Buyer & { readonly stateCode: string }) | null>;
}
