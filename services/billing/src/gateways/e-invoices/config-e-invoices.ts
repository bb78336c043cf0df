import { isDate } from '@tokri/contracts/dates';
import { numberVariable } from '@tokri/service-kit/config';
import * as z from 'zod/mini';
import {
  firstEInvoiceDate,
  type EInvoiceSettings,
  type EInvoiceThreshold,
} from '../../domain/e-invoices/e-invoice-rules.ts';
import type { InvoiceRegistrySettings } from './invoice-registry.ts';

const optionalText = z._default(z.string(), '');

/**
 * Notifications 61/2020, 88/2020, 5/2021, 1/2022, 17/2022 and 10/2023 – Central Tax: the date from
 * which turnover above so many crore rupees needs e-invoices.
 */
const defaultThresholds =
  '2020-10-01:500,2021-01-01:100,2021-04-01:50,2022-04-01:20,2022-10-01:10,2023-08-01:5';
const thresholdList = /^\d{4}-\d\d-\d\d:\d{1,6}(,\d{4}-\d\d-\d\d:\d{1,6})*$/;

const parseThresholds = (list: string): readonly EInvoiceThreshold[] =>
  list.split(',').map((entry) => {
    const [fromDate = '', crore] = entry.split(':');
    return { fromDate, aboveCrore: Number(crore) };
  });

export const eInvoiceVariables = {
  AGGREGATE_TURNOVER_CRORE: numberVariable(0, { min: 0, max: 1_000_000, unit: 'crore rupees' }),
  E_INVOICE_THRESHOLDS: z._default(
    z.string().check(
      z.regex(thresholdList, 'must be a list like 2022-10-01:10,2023-08-01:5 (date:crore)'),
      z.refine(
        (list) => parseThresholds(list).every(({ fromDate }) => isDate(fromDate)),
        'must have days that exist',
      ),
    ),
    defaultThresholds,
  ),
  /** No document of an earlier date is registered. Empty: from the date of the threshold on. */
  E_INVOICE_FROM: z._default(
    z.string().check(z.refine((date) => date === '' || isDate(date), 'must be a date')),
    '',
  ),
  E_INVOICE_URL: z._default(
    z.string().check(z.regex(/^(https?:\/\/[^\s?#]+[^\s?#/])?$/, 'must be the address of the API')),
    '',
  ),
  E_INVOICE_USERNAME: optionalText,
  E_INVOICE_PASSWORD: optionalText,
  GSP_APP_ID: optionalText,
  GSP_APP_SECRET: optionalText,
};

const requiredVariables = [
  'E_INVOICE_URL',
  'E_INVOICE_USERNAME',
  'E_INVOICE_PASSWORD',
  'GSP_APP_ID',
  'GSP_APP_SECRET',
] as const;

type EInvoiceConfig = Readonly<
  Record<(typeof requiredVariables)[number] | 'E_INVOICE_FROM' | 'E_INVOICE_THRESHOLDS', string>
> & { readonly AGGREGATE_TURNOVER_CRORE: number };

export const toEInvoiceSettings = (config: EInvoiceConfig): EInvoiceSettings => ({
  thresholds: parseThresholds(config.E_INVOICE_THRESHOLDS),
  turnoverCrore: config.AGGREGATE_TURNOVER_CRORE,
  fromDate: config.E_INVOICE_FROM,
});

export const reportMissingEInvoice = (
  config: EInvoiceConfig,
  report: (name: string, message: string) => void,
): void => {
  if (firstEInvoiceDate(toEInvoiceSettings(config)) === null) return;
  for (const name of requiredVariables)
    if (config[name] === '') report(name, 'needed above the turnover of E_INVOICE_THRESHOLDS');
};

export const toRegistrySettings = (config: EInvoiceConfig): InvoiceRegistrySettings => ({
  url: config.E_INVOICE_URL,
  appId: config.GSP_APP_ID,
  appSecret: config.GSP_APP_SECRET,
  username: config.E_INVOICE_USERNAME,
  password: config.E_INVOICE_PASSWORD,
});
