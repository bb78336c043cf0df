import { gstinVariable, jwkVariable, serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';

export const configSchema = z.object({
  ...serviceVariables,
  QUOTE_SIGNING_JWK: jwkVariable,
  SITE_COMPANY_GSTIN: gstinVariable,
  /** The CGST Act (s.170) allows rounding the payable amount to the rupee. */
  ROUND_TO_RUPEE: z._default(z.enum(['yes', 'no']), 'yes'),
});
export type CartConfig = z.output<typeof configSchema>;
