import type { DeliveryAddress } from '../../domain/order.ts';

export interface ContactDirectory {
  findAddress(addressId: number, userId: number): Promise<DeliveryAddress | null>;
  findPersonName(userId: number): Promise<string>;
}
