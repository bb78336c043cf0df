import type { Logger } from '@tokri/service-kit/logger';
import type { Redis } from '@tokri/service-kit/redis';
import type { SlotConfig } from './config.ts';
import { createAddressLookup } from './gateways/address-lookup.ts';
import { createPincodeLookup } from './gateways/pincode-lookup.ts';
import { createDailyQuota } from './persistence/lookups/daily-quota.ts';

export const composeLookups = (
  config: SlotConfig,
  { redis, logger }: { readonly redis: Redis | undefined; readonly logger: Logger },
) => {
  const createQuota = (provider: string) =>
    createDailyQuota(redis, {
      key: `${config.MONGODB_DATABASE}:${provider}`,
      perDay: config.LOOKUPS_PER_DAY,
    });
  const maps =
    config.PINCODE_LOOKUP === 'yes' ? { url: config.MAPS_URL, key: config.MAPS_KEY } : undefined;
  const address =
    config.ADDRESS_LOOKUP === 'yes'
      ? { url: config.ADDRESS_LOOKUP_URL, key: config.ADDRESS_LOOKUP_KEY }
      : undefined;
  return {
    findPincode: createPincodeLookup(maps, { logger, spendCall: createQuota('maps') }),
    ...createAddressLookup(address, { logger, spendCall: createQuota('address') }),
  };
};
