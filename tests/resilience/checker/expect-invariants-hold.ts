import { eventually } from '@tokri/service-kit/testing';
import { findViolations } from './check-invariants.ts';
import { readSystemState } from './state/read-system-state.ts';
import type { SystemState } from './state/system-state.ts';
import type { CallRecord } from '../../support/load-generator/call-record.ts';

const convergenceTimeoutMs = 60_000;

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
    throw new Error(
      `violations one minute after the last fault:\n${violations.join('\n') || String(error)}`,
      {
        cause: error,
      },
    );
  }
};
