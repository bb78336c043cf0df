import { minuteMs } from '@tokri/contracts/dates';
import { keyVariable, numberVariable, serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';
import {
  eInvoiceVariables,
  reportMissingEInvoice,
} from './gateways/e-invoices/config-e-invoices.ts';
import { reportMissing, providerVariables } from './gateways/provider-settings.ts';

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
    ADJUSTMENT_APPROVAL_PAISE: numberVariable(1_000_000, {
      min: 0,
      max: 1_000_000_000,
      unit: 'paise',
    }),
    /** Small bills of unregistered buyers wait for one bill at the close of the day. */
    CONSOLIDATES_SMALL_BILLS: z._default(z.enum(['yes', 'no']), 'no'),
    ...eInvoiceVariables,
    /** Days after the due date of a bill; below 0 before it. */
    DUES_REMINDER_DAYS: z.pipe(
      z._default(
        z
          .string()
          .check(
            z.regex(
              /^(off|-?\d{1,2}(,-?\d{1,2}){0,9})$/,
              'must be off, or up to 10 whole numbers of days, separated by commas',
            ),
          ),
        '-3,1,7,15',
      ),
      z.transform((days): readonly number[] => (days === 'off' ? [] : days.split(',').map(Number))),
    ),
  })
  .check(({ value, issues }) => {
    const report = (name: string, message: string): void => {
      issues.push({ code: 'custom', path: [name], message, input: '' });
    };
    reportMissing(value, report);
    reportMissingEInvoice(value, report);
  });
export type BillingConfig = z.output<typeof configSchema>;
