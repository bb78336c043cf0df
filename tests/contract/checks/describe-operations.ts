import { createFixture, type TestedOperation } from '../cases/index.ts';
import { createAuthorizationChecks } from './authorization-checks.ts';
import { createIdempotencyChecks } from './idempotency-checks.ts';
import { createInputValidationChecks } from './input-validation-checks.ts';
import { runChecks, type OperationCheck } from './operation-check.ts';
import { createPaginationChecks } from './pagination-checks.ts';
import { createQueryParameterChecks } from './query-parameter-checks.ts';
import { createRequestOriginChecks } from './request-origin-checks.ts';
import { createResponseChecks } from './response-checks.ts';

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

/** Defines one test per operation, which lists every check that the operation fails. */
export const describeOperations = (title: string, tested: readonly TestedOperation[]): void =>
  describe(title, () => {
    let checks: readonly OperationCheck[];
    beforeAll(async () => {
      const created: OperationCheck[] = [];
      // A new customer for each topic: holds per customer are limited, and cases leave theirs open.
      for (const createChecks of topics) created.push(...createChecks(await createFixture()));
      checks = created;
    }, setupTimeoutMs);

    it.each(tested)(
      '$label passes every check of the contract',
      async (operation) => {
        expect(await runChecks(checks, operation)).toEqual([]);
      },
      operationTimeoutMs,
    );
  });
