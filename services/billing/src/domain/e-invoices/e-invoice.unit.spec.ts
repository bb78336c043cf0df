import { buildEInvoice } from '../../testing/e-invoices.ts';
import { checkCancellation, nextAttemptAt } from './e-invoice.ts';

const acknowledgedAt = new Date('2026-11-21T12:35:00Z');
const minutesAfter = (minutes: number) => new Date(acknowledgedAt.getTime() + minutes * 60_000);
const refused = { code: '3028', message: 'GSTIN is invalid' };

describe('nextAttemptAt', () => {
  it.each([
    ['a minute after the first attempt without a response', null, 1, 1],
    ['eight minutes after the fourth', null, 4, 8],
    ['an hour after the twentieth', null, 20, 60],
    ['six hours after a refusal', refused, 1, 360],
  ])('is %s', (_what, failure, attempts, minutes) => {
    expect(nextAttemptAt(failure, attempts, acknowledgedAt)).toEqual(minutesAfter(minutes));
  });
});

describe('checkCancellation', () => {
  const cancellation = { at: acknowledgedAt, by: 1, reason: 'other', remark: 'x' } as const;
  it.each([
    ['a document without an e-invoice', null, 0, 'e-invoice-not-registered'],
    ['one without an IRN', buildEInvoice({ registration: null }), 0, 'e-invoice-not-registered'],
    ['a cancelled IRN', buildEInvoice({ cancellation }), 0, 'e-invoice-cancelled'],
    ['an IRN after 24 hours', buildEInvoice(), 24 * 60 + 1, 'e-invoice-cancel-too-late'],
  ])('refuses %s', (_what, eInvoice, minutes, code) => {
    expect(checkCancellation(eInvoice, minutesAfter(minutes))).toEqual({ ok: false, code });
  });

  it('accepts an IRN until 24 hours after its acknowledgement', () => {
    expect(checkCancellation(buildEInvoice(), minutesAfter(24 * 60))).toMatchObject({ ok: true });
  });
});
