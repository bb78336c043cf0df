import type { Address } from '../../domain/addresses/address.ts';
import type { ServiceArea } from '../../domain/addresses/service-area.ts';

export interface Addresses {
  find(id: number): Promise<Address | null>;
  findAll(ids: readonly number[]): Promise<Address[]>;
  insert(address: Address): Promise<void>;
  /** Erased ones do not count. */
  countByUser(userId: number): Promise<number>;
  /** Leaves nothing but the ids. */
  eraseAll(userId: number): Promise<void>;
}

export interface ServiceAreas {
  all(): Iterable<ServiceArea>;
}
