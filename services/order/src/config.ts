import {
  jwksVariable,
  keyVariable,
  numberVariable,
  serviceVariables,
} from '@tokri/service-kit/config';
import * as z from 'zod/mini';

const orderLimit = (fallback: number) =>
  numberVariable(fallback, { min: 1, max: 1_000, unit: 'unpaid orders' });
const unitLimit = (fallback: number) =>
  numberVariable(fallback, { min: 1, max: 100_000, unit: 'units' });

export const configSchema = z.object({
  ...serviceVariables,
  QUOTE_JWKS: jwksVariable,
  /** Base64, 32 bytes: decrypts addresses and names from `user.contacts`. */
  SEAL_KEY: keyVariable,
  UNPAID_ORDERS_PER_SLOT: orderLimit(2),
  UNPAID_ORDERS_PER_DAY: orderLimit(4),
  UNPAID_ORDERS_TOTAL: orderLimit(6),
  UNPAID_UNITS_PER_ITEM: unitLimit(24),
  ADDRESS_UNPAID_ORDERS_PER_SLOT: orderLimit(4),
  ADDRESS_UNPAID_ORDERS_PER_DAY: orderLimit(8),
  ADDRESS_UNPAID_ORDERS_TOTAL: orderLimit(12),
  ADDRESS_UNPAID_UNITS_PER_ITEM: unitLimit(48),
});
export type OrderConfig = z.output<typeof configSchema>;

export const toUnpaidLimits = (config: OrderConfig) => ({
  customer: {
    perSlot: config.UNPAID_ORDERS_PER_SLOT,
    perDay: config.UNPAID_ORDERS_PER_DAY,
    total: config.UNPAID_ORDERS_TOTAL,
    unitsPerItem: config.UNPAID_UNITS_PER_ITEM,
  },
  address: {
    perSlot: config.ADDRESS_UNPAID_ORDERS_PER_SLOT,
    perDay: config.ADDRESS_UNPAID_ORDERS_PER_DAY,
    total: config.ADDRESS_UNPAID_ORDERS_TOTAL,
    unitsPerItem: config.ADDRESS_UNPAID_UNITS_PER_ITEM,
  },
});
