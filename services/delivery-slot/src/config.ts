import { jwksVariable, numberVariable, serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';
import { admissionCheckNames } from './application/holds/admission-control.ts';

const checkName = `(${admissionCheckNames.join('|')})`;
const checkListPattern = new RegExp(`^(none|${checkName}(,${checkName})*)$`);

/** All that this service reads from its environment. */
export const configSchema = z.object({
  ...serviceVariables,
  /** Public keys of cart, JWKS as JSON. */
  QUOTE_JWKS: jwksVariable,
  /** Places that one customer may hold at once, in different slots; more is hoarding (reliability.md 7, API6). */
  OPEN_HOLDS_MAX: numberVariable(3, { min: 1, max: 1_000, unit: 'holds' }),
  /** Tries to hold a place that one customer has in a minute. */
  HOLD_TRIES_PER_MINUTE: numberVariable(30, {
    min: 1,
    max: 100_000,
    unit: 'calls a minute',
  }),
  /** Places that are taken from one network in a minute in one process; carriers put thousands behind one address. */
  HOLDS_PER_ADDRESS_PER_MINUTE: numberVariable(120, {
    min: 1,
    max: 1_000_000,
    unit: 'holds a minute',
  }),
  /** What stands in front of the write that decides, separated by commas, or `none`. For experiments: bookings are right without. */
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
  /** How old a list of slots may be; 0 asks the store every time. */
  LISTING_AGE_MS: numberVariable(500, { min: 0, max: 1_000, unit: 'ms' }),
});
export type SlotConfig = z.output<typeof configSchema>;
