import type { ExceededLimit } from '../domain/limits/unpaid-limits.ts';
import { limitErrorMessage } from './limit-error-messages.ts';

const limits: readonly ExceededLimit[] = [
  ...(['slot', 'day', 'total'] as const).map((rule) => ({ rule, max: 7 })),
  { rule: 'item', max: 7, item: { name: 'Onion', hindiName: 'प्याज' } },
];
const cases = (['customer', 'mailbox', 'address', 'mobile'] as const).flatMap((owner) =>
  limits.map((limit) => [owner, limit.rule, { owner, limit }] as const),
);

describe('limitErrorMessage', () => {
  it.each(cases)('names the limit of a %s per %s in both languages', (_owner, _rule, exceeded) => {
    const texts = (['en', 'hi'] as const).map((language) => limitErrorMessage(exceeded, language));
    expect(new Set(texts).size).toBe(2);
    for (const text of texts) expect(text).toContain('7');
    if (exceeded.limit.rule === 'item') {
      expect(texts[0]).toContain('Onion');
      expect(texts[1]).toContain('प्याज');
    }
  });
  it.each(limits)('offers online payment to a full address, limit per $rule', (limit) => {
    expect(limitErrorMessage({ owner: 'address', limit }, 'en')).toContain('or pay online');
    expect(limitErrorMessage({ owner: 'address', limit }, 'hi')).toContain('या ऑनलाइन भुगतान करें');
  });
  it.each(limits)('names the mobile number and online payment, limit per $rule', (limit) => {
    expect(limitErrorMessage({ owner: 'mobile', limit }, 'en')).toMatch(
      /^This mobile number .*or pay online/,
    );
    expect(limitErrorMessage({ owner: 'mobile', limit }, 'hi')).toMatch(
      /^इस मोबाइल नंबर .*या ऑनलाइन भुगतान करें/,
    );
  });
  it('says what ends the total limit of a customer for each payment method', () => {
    const exceeded = { owner: 'customer', limit: { rule: 'total', max: 6 } } as const;
    expect(limitErrorMessage(exceeded, 'en')).toBe(
      'You already have 6 unpaid orders. You can order again when a Cash on delivery order is delivered, an online order is paid, or one is cancelled. If you need more now, call us.',
    );
    expect(limitErrorMessage(exceeded, 'hi')).toContain('ऑनलाइन ऑर्डर का भुगतान होने');
  });
  it('uses the singular for one order', () => {
    expect(
      limitErrorMessage({ owner: 'customer', limit: { rule: 'day', max: 1 } }, 'en'),
    ).toContain('1 unpaid order for this day');
  });
});
