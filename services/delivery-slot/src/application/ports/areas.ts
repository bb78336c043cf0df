import type { Area, StoredArea } from '../../domain/areas/area.ts';

export interface AreaStore {
  findAll(): Promise<readonly StoredArea[]>;
  findById(groupId: number): Promise<StoredArea | null>;
  save(area: Area, stored: StoredArea | null): Promise<boolean>;
  markForPublishing(chargesRev: number): Promise<void>;
}
