import { findViolations, invariants } from './check-invariants.ts';
import { holdEventViolations } from './testing/hold-event-violations.ts';
import { orderViolations } from './testing/order-violations.ts';
import { slotViolations } from './testing/slot-violations.ts';
import { validState } from './testing/valid-state.ts';

const plantedViolations = [...slotViolations, ...holdEventViolations, ...orderViolations];

describe('invariant checker', () => {
  it('finds no violation in a valid state', () => {
    expect(findViolations(validState)).toEqual([]);
  });

  it.each(plantedViolations)('detects with %s: %s', (name, _fault, change) => {
    expect(invariants[name]?.({ ...validState, ...change })).not.toEqual([]);
  });

  it('accepts events that were delivered twice', () => {
    expect(
      findViolations({
        ...validState,
        events: [...validState.events, ...validState.events.slice(0, 2)],
      }),
    ).toEqual([]);
  });

  it('has a planted violation for every invariant', () => {
    expect(
      Object.keys(invariants).filter(
        (name) => !plantedViolations.some(([invariant]) => invariant === name),
      ),
    ).toEqual([]);
  });
});
