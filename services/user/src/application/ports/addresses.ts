import type { Address } from '../../domain/addresses/address.ts';
import type { ServiceArea } from '../../domain/addresses/service-area.ts';

export interface Addresses {
  find(id: number): Promise<Address | null>;
  findAll(ids: readonly number[]): Promise<Address[]>;
  /** Of all that are not erased, the newest first. */
  listIds(userId: number): Promise<number[]>;
  insert(address: Omit<Address, 'keptUntil'>): Promise<void>;
  /** Of an address that is about to leave the list of its person. */
  setKeptUntil(id: number, keptUntil: Date): Promise<void>;
  /** Nothing changes if the address was reviewed or has a last day meanwhile; null for none. */
  markReviewed(id: number, keptUntil: Date | null): Promise<void>;
  /** Takes back the last day, unless it has changed meanwhile. */
  clearKeptUntil(address: Pick<Address, 'id' | 'keptUntil'>): Promise<void>;
  /** Stored since the last review, or before there was one; erased ones as well. */
  listUnreviewed(limit: number): Promise<Address[]>;
  /** Addresses whose last day is over. */
  listExpired(now: Date, limit: number): Promise<Address[]>;
  /** Leaves nothing but the ids. */
  erase(id: number): Promise<void>;
  /** Erased ones do not count. */
  countByUser(userId: number): Promise<number>;
  /** Leaves nothing but the ids. */
  eraseAll(userId: number): Promise<void>;
}

export interface ServiceAreas {
  all(): Iterable<ServiceArea>;
}
