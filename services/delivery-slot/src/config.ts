import { jwksVariable, serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';

/** All that this service reads from its environment. */
export const configSchema = z.object({
  ...serviceVariables,
  /** Public keys of cart, JWKS as JSON. */
  QUOTE_JWKS: jwksVariable,
});
export type SlotConfig = z.output<typeof configSchema>;
