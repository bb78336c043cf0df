import { createLinkSigner, linkTtlMs, type LinkQuery } from '../signed-links.ts';

export interface ReceiptLinks {
  createLink(paymentId: number, now: Date): { readonly url: string; readonly expiresAt: Date };
  isValid(link: LinkQuery & { readonly paymentId: number }, now: Date): boolean;
}

export const receiptPath = /^\/bills\/receipts\/([1-9]\d{0,14})\.pdf$/;

const toSubject = (paymentId: number): string => `receipt:${paymentId}`;

export const createReceiptLinks = (key: string): ReceiptLinks => {
  const signer = createLinkSigner(key);
  return {
    createLink: (paymentId, now) => {
      const expiresAt = new Date(now.getTime() + linkTtlMs);
      const query = signer.toQuery(toSubject(paymentId), expiresAt.getTime());
      return { url: `/bills/receipts/${paymentId}.pdf?${query}`, expiresAt };
    },
    isValid: ({ paymentId, ...query }, now) => signer.isValid(toSubject(paymentId), query, now),
  };
};
