import { jwksVariable, keyVariable, serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';

/** All that this service reads from its environment. */
export const configSchema = z.object({
  ...serviceVariables,
  /** Public keys of cart, JWKS as JSON. */
  QUOTE_JWKS: jwksVariable,
  /** Base64, 32 bytes: opens what user sealed in `user.contacts`. */
  SEAL_KEY: keyVariable,
});
export type OrderConfig = z.output<typeof configSchema>;
