import type { Area, StoredArea } from '../../domain/area.ts';

export interface AreaStore {
  all(): Promise<readonly StoredArea[]>;
  byId(groupId: number): Promise<StoredArea | null>;
  /** Replaces the version that was read, or makes what was not there; false when another was faster. */
  save(area: Area, before: StoredArea | null): Promise<boolean>;
  /** Groups that were told under older charges than of this version are told anew. */
  tellCharges(chargesRev: number): Promise<void>;
}
