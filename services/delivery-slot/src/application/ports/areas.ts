import type { Area, StoredArea } from '../../domain/areas/area.ts';

export interface AreaStore {
  findAll(): Promise<readonly StoredArea[]>;
  findById(groupId: number): Promise<StoredArea | null>;
  /** Replaces the version that was read, or makes what was not there; false when another was faster. */
  save(area: Area, stored: StoredArea | null): Promise<boolean>;
  /** Groups that were told under older charges than of this version are told anew. */
  markForPublishing(chargesRev: number): Promise<void>;
}
