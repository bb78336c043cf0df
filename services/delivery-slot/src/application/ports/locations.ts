import type { Location, StoredLocation } from '../../domain/locations/location.ts';

export interface LocationStore {
  /** With location 1, stored or not. */
  findAll(): Promise<readonly StoredLocation[]>;
  /** False after a conflict. `rev` 0 stands for a location that is not stored yet. */
  save(location: Location, rev: number): Promise<boolean>;
}
