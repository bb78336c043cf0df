import {
  recordPayment,
  type PartyPayment,
  type RecordedPayment,
} from '../domain/party-payments/party-payment.ts';

export const buildRecord = (changes: Partial<RecordedPayment> = {}): RecordedPayment => ({
  partyId: 5,
  amountPaise: 100_000,
  way: 'bank',
  reference: 'UTR 1',
  receivedOn: '2026-11-30',
  by: 1,
  requestId: 'r1',
  chosen: [],
  ...changes,
});

export const recorded = (changes: Partial<RecordedPayment> = {}, paymentId = 1): PartyPayment =>
  recordPayment(buildRecord(changes), { paymentId, at: new Date('2026-11-30T08:00:00Z') });
