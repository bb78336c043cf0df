import { jwkVariable, serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';

export const configSchema = z.object({
  ...serviceVariables,
  QUOTE_SIGNING_JWK: jwkVariable,
});
export type CartConfig = z.output<typeof configSchema>;
