import * as z from 'zod/mini';
import type { Registration } from '../../domain/e-invoices/e-invoice.ts';

const text = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => String(value ?? '').trim()),
);
const irn = z.string().check(z.regex(/^[0-9a-fA-F]{64}$/));
/** `2026-11-21 18:05:00`, in India. */
const portalTime = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
  z.transform((time) => new Date(`${time.replace(' ', 'T')}+05:30`)),
);

const registered = z.object({
  Irn: irn,
  AckNo: text,
  AckDt: portalTime,
  SignedQRCode: text,
});

const refused = z.object({
  success: z.literal(false),
  /** `3028 : GSTIN is invalid`, or several of them with commas between. */
  message: z.catch(z.string(), ''),
  /** Of a duplicate: the first registration. */
  result: z.catch(
    z.optional(
      z.array(
        z.object({ InfCd: text, Desc: z.object({ Irn: irn, AckNo: text, AckDt: portalTime }) }),
      ),
    ),
    undefined,
  ),
});

export const registrationResponse = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), result: registered }),
  refused,
]);

export const cancellationResponse = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), result: z.object({ Irn: irn }) }),
  refused,
]);

type Refused = z.output<typeof refused>;

export const errorCodes = {
  duplicate: '2150',
  /** The portal hands a registration out for two days only. */
  tooOldToRead: '2283',
  notActive: '9999',
} as const;

const maxMessageLength = 200;

export const toFailure = ({ message }: Refused) => {
  const text = message.trim();
  const [code] = /^\d{4}/.exec(text) ?? [];
  const detail = code === undefined ? text : text.slice(code.length).replace(/^[ :]+/, '');
  return { code: code ?? 'unknown', message: detail.slice(0, maxMessageLength) };
};

export const toRegistration = ({
  Irn,
  AckNo,
  AckDt,
  SignedQRCode,
}: z.output<typeof registered>): Registration => ({
  irn: Irn.toLowerCase(),
  ackNumber: AckNo,
  ackAt: AckDt,
  signedQr: SignedQRCode,
});

/** Without its QR code, which the answer to a duplicate lacks. */
export const toDuplicateRegistration = ({ result }: Refused): Registration | null => {
  const [duplicate] = result ?? [];
  return duplicate ? toRegistration({ ...duplicate.Desc, SignedQRCode: '' }) : null;
};
