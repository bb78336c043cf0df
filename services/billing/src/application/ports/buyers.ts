import type { Buyer, DeliveryLocation } from '../../domain/bills/bill.ts';
import type { NamedParty } from '../../domain/party-accounts/party-balance.ts';

export interface BuyerDirectory {
  findDeliveryLocation(addressId: number): Promise<DeliveryLocation | null>;
  listParties(): Promise<readonly NamedParty[]>;
  findParty(partyId: number): Promise<(Buyer & { readonly stateCode: string }) | null>;
}
