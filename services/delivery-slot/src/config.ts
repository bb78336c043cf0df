import { jwksVariable, numberVariable, serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';
import { admissionCheckNames } from './application/holds/admission-control.ts';

const checkName = `(${admissionCheckNames.join('|')})`;
const checkListPattern = new RegExp(`^(none|${checkName}(,${checkName})*)$`);

const baseUrl = z
  .string()
  .check(z.regex(/^https?:\/\/[^\s?#]+[^\s?#/]$/, 'must be the address of the API'));

const apiKey = z.string().check(z.minLength(8, 'must have at least 8 characters'));

export const configSchema = z.object({
  ...serviceVariables,
  QUOTE_JWKS: jwksVariable,
  OPEN_HOLDS_MAX: numberVariable(3, { min: 1, max: 1_000, unit: 'holds' }),
  HOLD_TRIES_PER_MINUTE: numberVariable(30, {
    min: 1,
    max: 100_000,
    unit: 'calls a minute',
  }),
  /** Of all processes while Redis is there, else of one. Mobile carriers put thousands of customers behind one address. */
  HOLDS_PER_ADDRESS_PER_MINUTE: numberVariable(120, {
    min: 1,
    max: 1_000_000,
    unit: 'holds a minute',
  }),
  /** Comma-separated, or `none`. For experiments: bookings are correct without any of them. */
  HOLD_GATES: z._default(
    z.pipe(
      z
        .string()
        .check(
          z.regex(
            checkListPattern,
            `must be none, or names of ${admissionCheckNames.join(', ')} with commas`,
          ),
        ),
      z.transform((names) => admissionCheckNames.filter((name) => names.split(',').includes(name))),
    ),
    [...admissionCheckNames],
  ),
  /** Whether pincodes are looked up; without address and key of the provider every look-up fails. */
  PINCODE_LOOKUP: z._default(z.enum(['yes', 'no']), 'no'),
  /** Google's Geocoding API. */
  MAPS_URL: z.optional(baseUrl),
  MAPS_KEY: z.optional(apiKey),
  /** Whether addresses of the United Kingdom are suggested; needs address and key as well. */
  ADDRESS_LOOKUP: z._default(z.enum(['yes', 'no']), 'no'),
  /** An API like that of getAddress.io. */
  ADDRESS_LOOKUP_URL: z.optional(baseUrl),
  ADDRESS_LOOKUP_KEY: z.optional(apiKey),
  /** Bounds what strangers can make the shop pay to a provider of look-ups. */
  LOOKUPS_PER_DAY: numberVariable(2_000, { min: 1, max: 10_000_000, unit: 'calls a day' }),
  LISTING_AGE_MS: numberVariable(500, { min: 0, max: 1_000, unit: 'ms' }),
});
export type SlotConfig = z.output<typeof configSchema>;
