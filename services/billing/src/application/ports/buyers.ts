import type { Buyer, DeliveryLocation } from '../../domain/invoices/bill.ts';

export interface BuyerDirectory {
  /** Where goods of an order go; null when the address is not known here yet. */
  findDeliveryLocation(addressId: number): Promise<DeliveryLocation | null>;
  /** A business customer; null when it is not known here yet. */
  findParty(partyId: number): Promise<(Buyer & { readonly stateCode: string }) | null>;
}

export interface CreditStore {
  /** How much a party may owe; 0 when nobody has set it. */
  findLimitPaise(partyId: number): Promise<number>;
  setLimit(partyId: number, limitPaise: number): Promise<void>;
}
