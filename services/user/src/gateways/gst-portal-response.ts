import { ProviderError } from '@tokri/service-kit/provider';
import * as z from 'zod/mini';
import type { RegistrationStatus, TaxpayerResult } from '../application/ports/gst-portal.ts';

const text = z._default(z.string(), '');

export const authenticationResponse = z.object({
  authtoken: z.string().check(z.minLength(1)),
  expires_in: z._default(z.number(), 0),
});

const addressFields = z.object({
  bno: text,
  bnm: text,
  flno: text,
  st: text,
  loc: text,
  dst: text,
  pncd: z._default(z.union([z.string(), z.number()]), ''),
});

export const searchResponse = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    result: z.object({
      gstin: z.string(),
      lgnm: z.string(),
      tradeNam: text,
      sts: z.string(),
      pradr: z.object({ addr: addressFields }),
    }),
  }),
  z.object({ success: z.literal(false) }),
]);

/** Everything but an active registration is refused, so an unknown status counts as cancelled. */
const toStatus = (status: string): RegistrationStatus => {
  const name = status.trim().toLowerCase();
  if (name === 'active') return 'active';
  return name === 'suspended' ? 'suspended' : 'cancelled';
};

const toAddress = ({ bno, flno, bnm, st, loc, dst }: z.output<typeof addressFields>): string =>
  [flno, bno, bnm, st, loc, dst]
    .map((part) => part.trim())
    .filter((part, index, parts) => part !== '' && parts.indexOf(part) === index)
    .join(', ');

/** @throws when the portal answered about another GSTIN. */
export const toTaxpayerResult = (
  found: z.output<typeof searchResponse>,
  gstin: string,
): TaxpayerResult => {
  if (!found.success) return { kind: 'unknown' };
  const { result } = found;
  if (result.gstin !== gstin) throw new ProviderError('about another GSTIN');
  return {
    kind: 'found',
    taxpayer: {
      legalName: result.lgnm.trim(),
      tradeName: result.tradeNam.trim(),
      address: toAddress(result.pradr.addr),
      pincode: String(result.pradr.addr.pncd),
      status: toStatus(result.sts),
    },
  };
};
