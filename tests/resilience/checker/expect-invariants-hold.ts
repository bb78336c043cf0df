import { eventually } from '@tokri/service-kit/testing';
import { findViolations } from './check-invariants.ts';
import { readSystemState } from './state/read-system-state.ts';
import type { SystemState } from './state/system-state.ts';
import type { CallRecord } from '../../support/load-generator/call-record.ts';

/** Of a planted fault, which leaves its violations in the store. */
export const removeViolations = 'npm run reset removes the violations from the store';

const convergenceTimeoutMs = 60_000;

class LastingViolations extends Error {
  override readonly name = 'LastingViolations';
  readonly violations: readonly string[];

  constructor(violations: readonly string[], cause: unknown) {
    super(
      `violations one minute after the last fault:\n${violations.join('\n') || String(cause)}`,
      { cause },
    );
    this.violations = violations;
  }
}

export const expectInvariantsHold = async (
  acknowledgedOrderIds: readonly number[],
  calls: readonly CallRecord[] = [],
): Promise<SystemState> => {
  let violations: readonly string[] = [];
  try {
    return await eventually(
      async () => {
        const state = await readSystemState(acknowledgedOrderIds, calls);
        violations = findViolations(state);
        return violations.length === 0 ? state : undefined;
      },
      { timeoutMs: convergenceTimeoutMs, missing: 'a state without violations' },
    );
  } catch (error) {
    throw new LastingViolations(violations, error);
  }
};

/**
 * Of a planted fault: each invariant must still be violated a minute later.
 * @returns one line for each invariant
 */
export const expectViolations = async (
  invariantNames: readonly string[],
  calls: readonly CallRecord[] = [],
): Promise<readonly string[]> => {
  const violations = await expectInvariantsHold([], calls).then(
    () => [],
    (error: unknown) => {
      if (error instanceof LastingViolations) return error.violations;
      throw error;
    },
  );
  return invariantNames.map((name) => {
    const found = violations.filter((violation) => violation.startsWith(`${name}: `));
    if (found.length === 0)
      throw new Error(`no violation of ${name} was found:\n${violations.join('\n')}`);
    return `found as expected: ${found.length} times ${found[0]}`;
  });
};
