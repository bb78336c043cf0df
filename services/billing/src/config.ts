import {
  gstinVariable,
  keyVariable,
  numberVariable,
  serviceVariables,
} from '@tokri/service-kit/config';
import * as z from 'zod/mini';
import { reportMissing, providerVariables } from './gateways/provider-settings.ts';

const text = z.string().check(z.minLength(1, 'must not be empty'));
const minuteMs = 60_000;

/** All that this service reads from its environment. Keys have no defaults. */
export const configSchema = z
  .object({
    ...serviceVariables,
    ...providerVariables,
    /** Base64, 32 bytes: opens what user sealed in `user.contacts`. */
    SEAL_KEY: keyVariable,
    /** Base64, 32 bytes: signs links to bills. */
    LINK_KEY: keyVariable,
    /** A payment that is open this long is looked after at the gateway, and then so often (reliability.md 6). */
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
    /** Who sells, as it stands on every bill (Rule 46). */
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
