import { jwksVariable, numberVariable, serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';

/** All that this service reads from its environment. */
export const configSchema = z.object({
  ...serviceVariables,
  /** Public keys of cart, JWKS as JSON. */
  QUOTE_JWKS: jwksVariable,
  /** Places that one customer may hold at once, in different slots; more is hoarding (reliability.md 7, API6). */
  OPEN_HOLDS_MAX: numberVariable(3, { lowest: 1, highest: 1_000, unit: 'holds' }),
});
export type SlotConfig = z.output<typeof configSchema>;
