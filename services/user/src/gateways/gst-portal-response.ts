import { ProviderError } from '@tokri/service-kit/provider';
import * as z from 'zod/mini';
import type { RegistrationStatus, TaxpayerResult } from '../application/ports/gst-portal.ts';

/** The portal leaves out what a taxpayer does not have, or answers null. */
const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);
/** Of an answer without success, in which another type says nothing. */
const optionalText = z.catch(z.string(), '');

const addressFields = z.object({
  bno: text,
  bnm: text,
  flno: text,
  st: text,
  loc: text,
  dst: text,
  pncd: z.pipe(
    z.nullish(z.union([z.string(), z.number()])),
    z.transform((value) => String(value ?? '')),
  ),
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
  z.object({
    success: z.literal(false),
    errorCode: optionalText,
    message: optionalText,
  }),
]);

/** Of the portal; a provider also refuses for reasons of its own, as when the shop has no credit left. */
const unknownGstinCodes: readonly string[] = ['SWEB_9035'];
const unknownGstinMessage = 'invalid gstin / uid';

const isUnknownGstin = ({
  errorCode,
  message,
}: {
  readonly errorCode: string;
  readonly message: string;
}): boolean =>
  unknownGstinCodes.includes(errorCode.trim()) ||
  message.trim().toLowerCase().startsWith(unknownGstinMessage);

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

/** @throws when the portal answered about another GSTIN or refused to look it up. */
export const toTaxpayerResult = (
  found: z.output<typeof searchResponse>,
  gstin: string,
): TaxpayerResult => {
  if (!found.success) {
    if (isUnknownGstin(found)) return { kind: 'unknown' };
    throw new ProviderError('refused');
  }
  const { result } = found;
  if (result.gstin !== gstin) throw new ProviderError('about another GSTIN');
  return {
    kind: 'found',
    taxpayer: {
      legalName: result.lgnm.trim(),
      tradeName: result.tradeNam.trim(),
      address: toAddress(result.pradr.addr),
      pincode: result.pradr.addr.pncd,
      status: toStatus(result.sts),
    },
  };
};
