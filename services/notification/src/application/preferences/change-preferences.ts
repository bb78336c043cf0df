import { err, ok, type Err, type Ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  applyChange,
  checkChange,
  type PreferencesChange,
} from '../../domain/preferences/preferences.ts';
import type { PreferencesStore } from '../ports/preferences.ts';

export interface ChangePreferencesDeps {
  readonly preferences: PreferencesStore;
  readonly clock: Clock;
}

export type PreferencesError = Err<
  'preferences-changed' | 'order-channel-missing' | 'quiet-hours-empty'
>;

export const changePreferences =
  ({ preferences, clock }: ChangePreferencesDeps) =>
  async (userId: number, change: PreferencesChange): Promise<Ok<number> | PreferencesError> => {
    const checked = checkChange(change);
    if (!checked.ok) return checked;
    const before = await preferences.find(userId);
    if (before.rev !== change.rev) return err('preferences-changed');
    const rev = await preferences.save(userId, applyChange(before, change, clock()));
    return rev === null ? err('preferences-changed') : ok(rev);
  };
