import type { Buyer, Place } from '../../domain/bill.ts';

export interface BuyerBook {
  /** Where goods of an order go; null when the address is not known here yet. */
  place(addressId: number): Promise<Place | null>;
  /** A business customer; null when it is not known here yet. */
  party(partyId: number): Promise<(Buyer & { readonly stateCode: string }) | null>;
}

export interface CreditStore {
  /** How much a party may owe; 0 when nobody has set it. */
  limitPaise(partyId: number): Promise<number>;
  setLimit(partyId: number, limitPaise: number): Promise<void>;
}
