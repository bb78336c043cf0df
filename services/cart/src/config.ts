import { gstinVariable, jwkVariable, serviceVariables } from '@tokri/service-kit/config';
import * as z from 'zod/mini';

/** All that this service reads from its environment. */
export const configSchema = z.object({
  ...serviceVariables,
  /** Private Ed25519 key as JWK: signs quotes. */
  QUOTE_SIGNING_JWK: jwkVariable,
  /** Of the company that sells, the same that billing prints: its State decides CGST and SGST or IGST (facts.md 3.1). */
  SITE_COMPANY_GSTIN: gstinVariable,
  /** Whether the sum to pay is rounded to the rupee (s.170 CGST Act; a setting, facts.md 3.1). */
  ROUND_TO_RUPEE: z._default(z.enum(['yes', 'no']), 'yes'),
});
export type CartConfig = z.output<typeof configSchema>;
