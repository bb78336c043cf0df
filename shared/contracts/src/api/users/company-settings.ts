import * as z from 'zod/mini';
import {
  billPrefixPattern,
  defaultBillPrefixes,
  reservedPrefixes,
} from '../../orders/billing/bill-numbers.ts';
import {
  canPrintUpiId,
  companyPatterns,
  companyTextLimits,
  hasFoodLicence,
} from '../../validation/company-fields.ts';
import { checkEmail, maxEmailLength } from '../../validation/validation.ts';
import { commandResponse } from '../operation/command-response.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base } from './user-schemas.ts';

const prefix = z.string().check(
  z.regex(billPrefixPattern, 'must be 1 to 3 letters or digits'),
  z.refine(
    (text) => !reservedPrefixes.includes(text.toUpperCase()),
    `must differ from ${reservedPrefixes.join(', ')}, the prefixes of receipts and vouchers`,
  ),
);
const prefixFields = {
  TaxInvoice: prefix,
  BillOfSupply: prefix,
  InvoiceCumBillOfSupply: prefix,
  CreditNote: prefix,
  DebitNote: prefix,
};
/** A page from before debit notes sends no prefix for them. */
export const billPrefixes = z.object({
  ...prefixFields,
  DebitNote: z._default(prefix, defaultBillPrefixes.DebitNote),
});
export const phone = z
  .string()
  .check(
    z.maxLength(20, 'must have at most 20 characters'),
    z.regex(companyPatterns.phone, 'must be a phone number of 6 to 19 digits and signs'),
  );
export const supportMail = f
  .name(maxEmailLength)
  .check(z.refine((text) => checkEmail(text).ok, 'must be an email address'));
export const fssai = z
  .string()
  .check(
    z.regex(companyPatterns.fssai, 'must be 14 digits'),
    z.refine(hasFoodLicence, 'must be 14 digits'),
  );
export const stateCode = z
  .string()
  .check(z.regex(/^(?:\d{2}|GB)$/, 'must be the two digits of a State'));
export const careNumber = z
  .string()
  .check(
    z.regex(companyPatterns.careNumber, 'must be 10 to 15 digits with the country code, or empty'),
  );
export const upiId = z
  .string()
  .check(
    z.maxLength(companyTextLimits.UpiId, `must have at most ${companyTextLimits.UpiId} characters`),
    z.refine(canPrintUpiId, 'must be a UPI ID such as name@bank, or empty'),
  );
export const upiName = f.text(companyTextLimits.UpiName);

/** Everything about the company that staff change. */
const editableFields = {
  Name: f.name(companyTextLimits.Name),
  Brand: f.name(companyTextLimits.Brand),
  HindiBrand: f.text(companyTextLimits.HindiBrand),
  Address: f.name(companyTextLimits.Address),
  StateCode: stateCode,
  GSTIN: f.text(15),
  Fssai: fssai,
  SupportPhone: phone,
  SupportMail: supportMail,
  CareNumber: careNumber,
  GrievanceOfficer: f.name(companyTextLimits.GrievanceOfficer),
  RoundToRupee: z.boolean(),
  UpiId: upiId,
  UpiName: upiName,
};

const companySettings = z.object({
  Id: z.int(),
  Rev: z.int(),
  Name: z.string(),
  Brand: z.string(),
  HindiBrand: z.string(),
  Address: z.string(),
  StateCode: z.string(),
  GSTIN: z.string(),
  Fssai: z.string(),
  SupportPhone: z.string(),
  SupportMail: z.string(),
  CareNumber: z.string(),
  GrievanceOfficer: z.string(),
  RoundToRupee: z.boolean(),
  UpiId: z.string(),
  /** Whom UPI apps name as the payee; empty: `Name`. */
  UpiName: z.string(),
  /** The financial year of today, as 2026-27, and its prefixes. */
  Year: z.string(),
  Prefixes: z.object(prefixFields),
  NextYear: z.string(),
  NextPrefixes: z.object(prefixFields),
});
export type CompanySettingsResponse = z.infer<typeof companySettings>;

const settings = { kind: 'staff', permission: 'settings' } as const;

export const companySettingsOperations = {
  readCompanySettings: operation({
    ...base,
    operationId: 'read-company-settings',
    specId: 'SE1',
    method: 'GET',
    path: '/api/admin/user/company',
    match: noParams,
    auth: settings,
    response: companySettings,
    summary:
      'The company as staff edit it, with its version and the number series of bills in this and the next financial year.',
  }),
  saveCompanySettings: operation({
    ...base,
    operationId: 'save-company-settings',
    specId: 'SE2',
    method: 'POST',
    path: '/api/admin/user/company',
    match: noParams,
    auth: settings,
    response: commandResponse,
    errorCodes: ['company-changed', 'gstin-invalid', 'gstin-other-state', 'prefix-twice'],
    body: z.object({ Rev: z.int(), ...editableFields, NextPrefixes: billPrefixes }),
    summary:
      'Replaces the company. `Rev` is the version that SE1 returned: if somebody else saved since then, nothing changes (company-changed). Issued bills keep their seller and the UPI ID of their code. Prefixes apply from the next financial year on.',
  }),
};
