import { hmacSha256, isEqualConstantTime } from '@tokri/service-kit/crypto';

/** A link opens this long: enough to look and to print, too short to be passed around (readings 28). */
const linkTtlMs = 60 * 60_000;
/** Ends are whole ten minutes, so that a bill that is read again says the same. */
const expiryStepMs = 10 * 60_000;

export interface BillLinks {
  createLink(billId: number, now: Date): string;
  /** Whether a link is ours and still opens. */
  isValid(
    link: { readonly billId: number; readonly until: string; readonly signature: string },
    now: Date,
  ): boolean;
}

/** Signed links to the paper of a bill. Who gets one has been asked who they are; the link itself needs no token. */
export const createBillLinks = (key: string): BillLinks => {
  const sign = (billId: number, until: string) => hmacSha256(key, `bill:${billId}:${until}`);
  return {
    createLink: (billId, now) => {
      const until = String(Math.ceil((now.getTime() + linkTtlMs) / expiryStepMs) * expiryStepMs);
      return `/bills/${billId}.pdf?until=${until}&signature=${sign(billId, until)}`;
    },
    isValid: ({ billId, until, signature }, now) =>
      isEqualConstantTime(sign(billId, until), signature) && Number(until) > now.getTime(),
  };
};
