import type { Logger } from '@tokri/service-kit/logger';
import type { Redis } from '@tokri/service-kit/redis';
import type { SlotConfig } from './config.ts';
import { createAddressLookup } from './gateways/address-lookup.ts';
import { createPincodeLookup } from './gateways/pincode-lookup.ts';
import type { ProviderSettings } from './gateways/provider-client.ts';
import { createDailyQuota } from './persistence/lookups/daily-quota.ts';

type LookupConfig = Pick<
  SlotConfig,
  | 'MONGODB_DATABASE'
  | 'LOOKUPS_PER_DAY'
  | 'PINCODE_LOOKUP'
  | 'MAPS_URL'
  | 'MAPS_KEY'
  | 'ADDRESS_LOOKUP'
  | 'ADDRESS_LOOKUP_URL'
  | 'ADDRESS_LOOKUP_KEY'
>;

const toSettings = (
  isWanted: 'yes' | 'no',
  url: string | undefined,
  key: string | undefined,
): ProviderSettings | undefined =>
  isWanted === 'yes' && url !== undefined && key !== undefined ? { url, key } : undefined;

export const composeLookups = (
  config: LookupConfig,
  { redis, logger }: { readonly redis: Redis | undefined; readonly logger: Pick<Logger, 'warn'> },
) => {
  const createQuota = (provider: string) =>
    createDailyQuota(redis, {
      key: `${config.MONGODB_DATABASE}:${provider}`,
      perDay: config.LOOKUPS_PER_DAY,
    });
  const maps = toSettings(config.PINCODE_LOOKUP, config.MAPS_URL, config.MAPS_KEY);
  const address = toSettings(
    config.ADDRESS_LOOKUP,
    config.ADDRESS_LOOKUP_URL,
    config.ADDRESS_LOOKUP_KEY,
  );
  return {
    findPincode: createPincodeLookup(maps, { logger, spendCall: createQuota('maps') }),
    ...createAddressLookup(address, { logger, spendCall: createQuota('address') }),
  };
};
