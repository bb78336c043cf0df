import { applySourceChanges } from './bundle-mutated-service.ts';
import { carelessConsumer, newerOrderService } from './schema-skew.ts';
import { withoutLatePaymentRules } from './without-late-payment-rules.ts';
import { withoutRepeatProtection } from './without-repeat-protection.ts';

describe('applySourceChanges', () => {
  it.each([
    ...Object.entries(withoutRepeatProtection).map(
      ([service, changes]) => ['recognises a repeat', service, changes] as const,
    ),
    ...Object.entries(withoutLatePaymentRules).map(
      ([service, changes]) => ['decides on a late payment', service, changes] as const,
    ),
    ['adds fields to events', 'a newer order', newerOrderService] as const,
    ['decides on unknown events', 'a consumer', carelessConsumer] as const,
  ])('finds what %s in %s', (_rule, _service, changes) => {
    expect(applySourceChanges(changes).size).toBeGreaterThan(0);
  });

  it('rejects a change of text that does not exist', () => {
    const file = 'tests/resilience/mutations/without-repeat-protection.ts';
    expect(() => applySourceChanges([{ file, find: 'no such'.repeat(2), replace: '' }])).toThrow(
      RangeError,
    );
  });
});
