import type { SavedView } from '../../domain/views/saved-view.ts';
import type { NextId } from './next-id.ts';

export interface StoredViews {
  readonly userId: number;
  readonly views: readonly SavedView[];
  /** Null before the first view is saved. */
  readonly rev: number | null;
}

export interface SavedViewStore {
  readonly nextId: NextId;
  find(userId: number): Promise<StoredViews>;
  /** False when another device saved meanwhile. */
  save(stored: StoredViews, views: readonly SavedView[]): Promise<boolean>;
  eraseAll(userId: number): Promise<void>;
}
