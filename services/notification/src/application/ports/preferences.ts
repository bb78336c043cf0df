import type { NotificationPreferences } from '../../domain/preferences/preferences.ts';

export interface PreferencesStore {
  /** The defaults for a person who has never saved any. */
  find(userId: number): Promise<NotificationPreferences>;
  /** Returns the new revision, or null if another device saved since `rev`. */
  save(userId: number, preferences: NotificationPreferences): Promise<number | null>;
}
