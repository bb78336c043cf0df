import type { DeliveryAddress } from '../../domain/order.ts';

export interface ContactDirectory {
  /** Address of a user, as known here; null when unknown or another's. */
  findAddress(addressId: number, userId: number): Promise<DeliveryAddress | null>;
  findPersonName(userId: number): Promise<string>;
}
