import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import type { StaffDirectory } from './application/ports/low-stock.ts';
import { removeRecipient } from './application/low-stock/change-settings.ts';
import { sendDigests, type SendDigestsDeps } from './application/low-stock/send-digests.ts';
import { createLocationNames } from './messaging/location-names.ts';
import { createDigestRepository, digestModel } from './persistence/low-stock/digest-repository.ts';
import { createPackRepository, packModel } from './persistence/low-stock/pack-repository.ts';
import {
  createLowStockSettingsRepository,
  lowStockSettingsModel,
} from './persistence/low-stock/settings-repository.ts';

const digestIntervalMs = 2_000;

type Sending = Pick<SendDigestsDeps, 'gateways' | 'renderContext' | 'recordOutcome' | 'siteUrl'>;

/** Messages to staff about stock that is running out. */
export const composeLowStock = (
  { connection, clock, periodicJob }: Pick<ServiceContext, 'connection' | 'clock' | 'periodicJob'>,
  staff: StaffDirectory,
) => {
  const models = {
    lowStockSettings: lowStockSettingsModel(connection),
    lowStockPacks: packModel(connection),
    lowStockDigests: digestModel(connection),
  };
  const settings = createLowStockSettingsRepository(models.lowStockSettings);
  const packs = createPackRepository(models.lowStockPacks);
  const digests = createDigestRepository(models.lowStockDigests);
  const locations = createLocationNames();
  return {
    models,
    view: locations.view,
    settingsDeps: { settings, staff, locations },
    recordFall: packs.recordFall,
    recordRefill: packs.recordRefill,
    deleteExpired: packs.deleteExpired,
    deleteByUser: async (userId: number): Promise<void> => {
      await removeRecipient({ settings })(userId);
      await digests.deleteByUser(userId);
    },
    createDigestJob: (sending: Sending) =>
      periodicJob(
        'send-low-stock-digests',
        digestIntervalMs,
        sendDigests({ packs, digests, settings, staff, locations, clock, ...sending }),
      ),
  };
};
