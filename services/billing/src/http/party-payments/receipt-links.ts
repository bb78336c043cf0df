import { createFileLinks, type FileLink, type FileLinks } from '../signed-links.ts';

export interface ReceiptLinks extends Pick<FileLinks, 'isValid'> {
  createLink(paymentId: number, now: Date): FileLink;
}

export const receiptPath = /^\/bills\/receipts\/([1-9]\d{0,14})\.pdf$/;

export const createReceiptLinks = (key: string): ReceiptLinks => {
  const links = createFileLinks(key, 'receipt');
  return {
    createLink: (paymentId, now) => links.createLink(`/bills/receipts/${paymentId}.pdf`, now),
    isValid: links.isValid,
  };
};
