import { createLinkSigner, linkTtlMs, type LinkQuery } from '../signed-links.ts';

const expiryStepMs = 10 * 60_000;

export interface BillLinks {
  createLink(billId: number, now: Date): string;
  isValid(link: LinkQuery & { readonly billId: number }, now: Date): boolean;
}

const toSubject = (billId: number): string => `bill:${billId}`;

export const createBillLinks = (key: string): BillLinks => {
  const signer = createLinkSigner(key);
  return {
    createLink: (billId, now) => {
      const expiresAtMs = Math.ceil((now.getTime() + linkTtlMs) / expiryStepMs) * expiryStepMs;
      return `/bills/${billId}.pdf?${signer.toQuery(toSubject(billId), expiresAtMs)}`;
    },
    isValid: ({ billId, ...query }, now) => signer.isValid(toSubject(billId), query, now),
  };
};
