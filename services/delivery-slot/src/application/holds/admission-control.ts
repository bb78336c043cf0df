import {
  createPerCustomerQuota,
  type QuotaSettings,
  type PerCustomerQuota,
} from './per-customer-quota.ts';
import { createSlotBulkhead, type SlotBulkhead } from './slot-bulkhead.ts';
import { createSoldOutCache, type SoldOutCache } from './sold-out-cache.ts';

/*
 * What stands in front of the write that decides (reliability.md 4). Each lives in this process only and may be lost or left out at any moment: then more
 * calls reach the store, and the answers are the same. A test takes each away.
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
  countAttempt: () => undefined,
  countHold: () => () => undefined,
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
