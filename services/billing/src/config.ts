import { minuteMs } from '@tokri/contracts/dates';
import {
  gstinVariable,
  keyVariable,
  numberVariable,
  serviceVariables,
} from '@tokri/service-kit/config';
import * as z from 'zod/mini';
import { reportMissing, providerVariables } from './gateways/provider-settings.ts';

const text = z.string().check(z.minLength(1, 'must not be empty'));

export const configSchema = z
  .object({
    ...serviceVariables,
    ...providerVariables,
    SEAL_KEY: keyVariable,
    LINK_KEY: keyVariable,
    RECONCILE_AFTER_MS: numberVariable(15 * minuteMs, {
      min: 100,
      max: 24 * 60 * minuteMs,
      unit: 'ms',
    }),
    RECONCILE_EVERY_MS: numberVariable(5 * minuteMs, {
      min: 100,
      max: 60 * minuteMs,
      unit: 'ms',
    }),
    SITE_COMPANY_NAME: text,
    SITE_COMPANY_ADDRESS: text,
    SITE_COMPANY_GSTIN: gstinVariable,
    SITE_COMPANY_FSSAI: text,
  })
  .check(({ value, issues }) => {
    reportMissing(value, (name, message) =>
      issues.push({ code: 'custom', path: [name], message, input: '' }),
    );
  });
export type BillingConfig = z.output<typeof configSchema>;
