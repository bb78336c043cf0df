import { err, ok, type Err, type Ok } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import {
  canReceive,
  checkSettings,
  listRecipientIds,
  withoutRecipient,
  type LowStockSettings,
} from '../../domain/low-stock/settings.ts';
import type {
  LocationNames,
  LowStockSettingsStore,
  StaffDirectory,
  StaffMember,
} from '../ports/low-stock.ts';

export interface LowStockSettingsDeps {
  readonly settings: LowStockSettingsStore;
  readonly staff: StaffDirectory;
  readonly locations: Pick<LocationNames, 'isLocation'>;
}

export type SettingsError = Err<'settings-changed' | 'unknown-location' | 'not-allowed'>;

export const readSettings = async ({
  settings,
  staff,
}: Pick<LowStockSettingsDeps, 'settings' | 'staff'>): Promise<{
  readonly settings: LowStockSettings;
  /** Staff who can be chosen, and everybody who is chosen already. */
  readonly staff: readonly (StaffMember & { readonly canReceive: boolean })[];
}> => {
  const current = await settings.read();
  const [all, chosen] = await Promise.all([
    staff.listStaff(),
    staff.findStaff(listRecipientIds(current)),
  ]);
  const byId = new Map([...all.filter(canReceive), ...chosen].map((one) => [one.userId, one]));
  return {
    settings: current,
    staff: [...byId.values()].map((one) => ({ ...one, canReceive: canReceive(one) })),
  };
};

export const saveSettings =
  ({ settings, staff, locations }: LowStockSettingsDeps) =>
  async (change: LowStockSettings): Promise<Ok<number> | SettingsError> => {
    const [before, found] = await Promise.all([
      settings.read(),
      staff.findStaff(listRecipientIds(change)),
    ]);
    if (before.rev !== change.rev) return err('settings-changed');
    const checked = checkSettings(before, change, {
      isLocation: locations.isLocation,
      staffIds: new Set(found.filter(canReceive).map(({ userId }) => userId)),
    });
    if (!checked.ok) return checked;
    const rev = await settings.save(change);
    return rev === null ? err('settings-changed') : ok(rev);
  };

/** Whether the person was one. */
export const removeRecipient =
  ({ settings }: Pick<LowStockSettingsDeps, 'settings'>) =>
  (userId: number): Promise<boolean> =>
    updateAggregate({
      load: settings.read,
      decide: (current) => listRecipientIds(current).includes(userId),
      save: async (current, isChosen): Promise<boolean | typeof conflict> => {
        if (!isChosen) return false;
        const locations = withoutRecipient(current, userId);
        return (await settings.save({ ...current, locations })) === null ? conflict : true;
      },
    });
