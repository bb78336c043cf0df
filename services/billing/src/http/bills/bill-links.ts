import { hmacSha256, isEqualConstantTime } from '@tokri/service-kit/crypto';

const linkTtlMs = 60 * 60_000;
const expiryStepMs = 10 * 60_000;

export interface BillLinks {
  createLink(billId: number, now: Date): string;
  isValid(
    link: { readonly billId: number; readonly until: string; readonly signature: string },
    now: Date,
  ): boolean;
}

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
