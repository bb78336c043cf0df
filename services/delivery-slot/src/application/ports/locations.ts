import type { Location, StoredLocation } from '../../domain/locations/location.ts';

export interface LocationStore {
  /** With location 1, stored or not. */
  findAll(): Promise<readonly StoredLocation[]>;
  /** False after a conflict. `rev` 0 stands for a location that is not stored yet. */
  save(location: Location, rev: number): Promise<boolean>;
  /** False after a conflict. Null reopens it. */
  setClosed(
    location: { readonly locationId: number; readonly rev: number },
    closedAt: Date | null,
  ): Promise<boolean>;
}
