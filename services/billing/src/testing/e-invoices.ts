import type { EInvoice, Registration } from '../domain/e-invoices/e-invoice.ts';

export const buildRegistration = (changes: Partial<Registration> = {}): Registration => ({
  irn: 'a'.repeat(64),
  ackNumber: '112000000000001',
  ackAt: new Date('2026-11-21T12:35:00Z'),
  signedQr: 'header.payload.signature',
  ...changes,
});

export const buildEInvoice = (changes: Partial<EInvoice> = {}): EInvoice => ({
  billId: 1,
  attempts: 1,
  dueAt: null,
  registration: buildRegistration(),
  failure: null,
  cancellation: null,
  ...changes,
});
