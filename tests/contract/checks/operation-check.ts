import { stripVTControlCharacters } from 'node:util';
import type { Fixture, TestedOperation, ValidInput } from '../cases/index.ts';

export interface OperationCheck {
  readonly name: string;
  readonly appliesTo: (tested: TestedOperation) => boolean;
  readonly run: (tested: TestedOperation) => Promise<void>;
}

export type CreateChecks = (fixture: Fixture) => readonly OperationCheck[];

export const collectFailures = async (
  cases: readonly { readonly name: string; readonly run: () => Promise<void> }[],
): Promise<readonly string[]> => {
  const failures: string[] = [];
  for (const { name, run } of cases) {
    try {
      await run();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failures.push(`${name}: ${stripVTControlCharacters(message)}`);
    }
  }
  return failures;
};

export const runChecks = (
  checks: readonly OperationCheck[],
  tested: TestedOperation,
): Promise<readonly string[]> =>
  collectFailures(
    checks
      .filter(({ appliesTo }) => appliesTo(tested))
      .map(({ name, run }) => ({ name, run: () => run(tested) })),
  );

export const createInputCache = (
  fixture: Fixture,
): ((tested: TestedOperation) => Promise<ValidInput>) => {
  const inputs = new Map<string, Promise<ValidInput>>();
  return ({ operation, operationCase }) => {
    const input =
      inputs.get(operation.operationId) ?? Promise.resolve(operationCase.buildInput(fixture));
    inputs.set(operation.operationId, input);
    return input;
  };
};
