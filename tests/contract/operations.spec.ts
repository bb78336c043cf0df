import { publicOperations } from '@tokri/contracts/api';
import { createFixture, operationCases, testedOperations } from './cases/index.ts';
import { createAuthorizationChecks } from './checks/authorization-checks.ts';
import { createIdempotencyChecks } from './checks/idempotency-checks.ts';
import { createInputValidationChecks } from './checks/input-validation-checks.ts';
import { runChecks, type OperationCheck } from './checks/operation-check.ts';
import { createPaginationChecks } from './checks/pagination-checks.ts';
import { createQueryParameterChecks } from './checks/query-parameter-checks.ts';
import { createRequestOriginChecks } from './checks/request-origin-checks.ts';
import { createResponseChecks } from './checks/response-checks.ts';

const topics = [
  createPaginationChecks,
  createResponseChecks,
  createAuthorizationChecks,
  createRequestOriginChecks,
  createQueryParameterChecks,
  createInputValidationChecks,
  createIdempotencyChecks,
];
const setupTimeoutMs = 180_000;
const operationTimeoutMs = 600_000;

describe('public operation', () => {
  let checks: readonly OperationCheck[];
  beforeAll(async () => {
    const created: OperationCheck[] = [];
    // A new customer for each topic: holds per customer are limited, and cases leave theirs open.
    for (const createChecks of topics) created.push(...createChecks(await createFixture()));
    checks = created;
  }, setupTimeoutMs);

  it('has a test case whenever it is declared', () => {
    expect(Object.keys(operationCases).sort()).toEqual(
      publicOperations.map(({ operationId }) => operationId).sort(),
    );
  });

  it.each(testedOperations)(
    '$label passes every check of the contract',
    async (tested) => {
      const failures = await runChecks(checks, tested);
      expect(failures).toEqual([]);
    },
    operationTimeoutMs,
  );
});
