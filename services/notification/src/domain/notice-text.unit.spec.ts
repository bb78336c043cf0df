import { noticeKinds } from '@tokri/contracts/events';
import { noticeText } from './notice-text.ts';
import { masked, smsNumber } from './recipient.ts';

const facts = { number: 'TK2611210042', payablePaise: 62_550, pdate: '2026-11-22', refundedPaise: 10_000, until: '2026-11-21T10:50:00Z' };

describe('a notice', () => {
  it.each(noticeKinds)('%s, in both languages, names the order and has a title', (kind) => {
    const [english, hindi] = [noticeText(kind, facts, 'en'), noticeText(kind, facts, 'hi')];
    for (const { title, text } of [english, hindi]) {
      expect(text).toContain('TK2611210042');
      expect(text).not.toMatch(/undefined|NaN/);
      expect(title).not.toBe('');
    }
    expect(hindi.text).toMatch(/[ऀ-ॿ]/);
  });
  it.each(noticeKinds)('%s, in English, fits into one SMS of the GSM alphabet', (kind) => {
    const { text } = noticeText(kind, facts, 'en');
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/^[\x20-\x7e]+$/);
  });
  it('sums, days and times, are written as people say them', () => {
    expect(noticeText('confirmed', facts, 'en').text).toBe('Tokri: order TK2611210042 is confirmed. Rs 625.50, delivery Sun 22 Nov.');
    expect(noticeText('refunded', facts, 'en').text).toContain('Rs 100 of order');
    expect(noticeText('payment-waiting', facts, 'en').text).toContain('until 4:20 pm');
  });
});

describe('a recipient', () => {
  it.each([['9000000002', '+919000000002'], ['+91 90000 00002', '+919000000002'], ['09000000002', '+919000000002'], ['+14155550100', ''], ['', '']])('the mobile %j, becomes %j', (mobile, number) => {
    expect(smsNumber(mobile)).toBe(number);
  });
  it('shown to staff, hides most of itself', () => {
    expect([masked('+919000000002'), masked('meera@example.in'), masked('a-long-push-token-1234'), masked('')]).toEqual(['+91••••••0002', 'm•••@example.in', '•••1234', '']);
  });
});
