import {
  createPerCustomerQuota,
  type QuotaSettings,
  type PerCustomerQuota,
} from './per-customer-quota.ts';
import { createSlotBulkhead, type SlotBulkhead } from './slot-bulkhead.ts';
import { createSoldOutCache, type SoldOutCache } from './sold-out-cache.ts';

/*
 * Protects the store during a rush. All state is a hint that may be lost: without it more requests
 * reach the store, and the answers are the same.
 */

export const admissionCheckNames = ['sold-out', 'bulkhead', 'limits'] as const;
export type AdmissionCheckName = (typeof admissionCheckNames)[number];

export type AdmissionControl = SoldOutCache & SlotBulkhead & PerCustomerQuota;

export interface AdmissionControlSettings extends QuotaSettings {
  readonly checks: readonly AdmissionCheckName[];
}

const admitAll: AdmissionControl = {
  readIfSoldOut: () => Promise.resolve(undefined),
  recordAvailability: () => undefined,
  runInBulkhead: (_slotId, task) => task(),
  countAttempt: () => Promise.resolve(),
  countHold: () => Promise.resolve(() => undefined),
};

export const createAdmissionControl = ({
  checks,
  ...settings
}: AdmissionControlSettings): AdmissionControl => ({
  ...admitAll,
  ...(checks.includes('sold-out') ? createSoldOutCache(settings.clock) : {}),
  ...(checks.includes('bulkhead') ? createSlotBulkhead() : {}),
  ...(checks.includes('limits') ? createPerCustomerQuota(settings) : {}),
});
