import { jwksVariable, keyVariable, serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';

export const configSchema = z.object({
  ...serviceVariables,
  QUOTE_JWKS: jwksVariable,
  /** Base64, 32 bytes: decrypts addresses and names from `user.contacts`. */
  SEAL_KEY: keyVariable,
});
export type OrderConfig = z.output<typeof configSchema>;
