import type { ProblemBody } from '@tokri/contracts/problems';
import { callApi, type ApiResponse } from '../../support/api/call-api.ts';
import {
  changesData,
  findCaller,
  isStream,
  toApiRequest,
  type TestedOperation,
} from '../cases/index.ts';
import { expectProblem } from '../expectations.ts';
import {
  buildExtremeQueries,
  buildInvalidBodies,
  buildInvalidQueries,
  findPathsOpenToOperators,
  listQueryNames,
  type InvalidInput,
} from '../invalid-values.ts';
import { createInputCache, type CreateChecks } from './operation-check.ts';

const hasJsonBody = ({ operation }: TestedOperation): boolean =>
  operation.method === 'POST' && operation.bodyKind === 'json';
const hasFields = (tested: TestedOperation): boolean =>
  hasJsonBody(tested) &&
  Object.keys((tested.operation.body as unknown as { shape?: object }).shape ?? { union: true })
    .length > 0;

const mentionsField = ({ errors = [] }: ProblemBody, field: string): boolean => {
  const last = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field;
  return errors.some((error) => error.field.toLowerCase().split('.').includes(last.toLowerCase()));
};

const maxConcurrentCalls = 5;

export const createInputValidationChecks: CreateChecks = (fixture) => {
  const getInput = createInputCache(fixture);
  const expectRejected = async (
    { operation, operationCase }: TestedOperation,
    inputs: readonly InvalidInput[],
  ): Promise<void> => {
    const caller = findCaller(operationCase, fixture);
    const responses: ApiResponse[] = [];
    for (let from = 0; from < inputs.length; from += maxConcurrentCalls)
      responses.push(
        ...(await Promise.all(
          inputs
            .slice(from, from + maxConcurrentCalls)
            .map(({ input }) => callApi(toApiRequest(operation, input, caller))),
        )),
      );
    const actual = inputs.map(({ field, description }, index) => ({
      field,
      description,
      status: responses[index]?.status,
    }));
    expect(actual).toEqual(
      inputs.map(({ field, description }) => ({ field, description, status: 400 })),
    );
    const withoutField = responses.filter(
      (response, index) =>
        !mentionsField(expectProblem(response, 'bad-input'), inputs[index]?.field ?? ''),
    );
    expect(withoutField.map(({ text }) => text)).toEqual([]);
  };
  const postRaw = async (tested: TestedOperation, body: string) => {
    const { query = {} } = await getInput(tested);
    return callApi({
      method: 'POST',
      path: tested.operation.path,
      query,
      body,
      token: findCaller(tested.operationCase, fixture)?.token,
    });
  };

  return [
    {
      name: 'rejects an invalid value of every query name and names the field',
      appliesTo: ({ operation }) => listQueryNames(operation).length > 0,
      run: async (tested) => {
        const inputs = buildInvalidQueries(tested.operation, await getInput(tested));
        expect([...new Set(inputs.map(({ field }) => field))].sort()).toEqual(
          [...listQueryNames(tested.operation)].sort(),
        );
        await expectRejected(tested, inputs);
      },
    },
    {
      name: 'answers extreme values that it accepts without an internal error',
      appliesTo: (tested) => !changesData(tested) && !isStream(tested),
      run: async (tested) => {
        const { operation, operationCase } = tested;
        const caller = findCaller(operationCase, fixture);
        const failures: string[] = [];
        for (const { field, description, input } of buildExtremeQueries(
          operation,
          await getInput(tested),
        )) {
          const { status } = await callApi(toApiRequest(operation, input, caller));
          if (status >= 500) failures.push(`${field}=${description}: ${status}`);
        }
        expect(failures).toEqual([]);
      },
    },
    {
      name: 'rejects an operator object or a wrong type in every body field and names the field',
      appliesTo: hasFields,
      run: async (tested) => {
        const valid = await getInput(tested);
        expect(findPathsOpenToOperators(tested.operation, valid)).toEqual([]);
        await expectRejected(tested, buildInvalidBodies(tested.operation, valid));
      },
    },
    {
      name: 'rejects a body that is not an object',
      appliesTo: hasFields,
      run: async ({ operation: { path }, operationCase }) => {
        const token = findCaller(operationCase, fixture)?.token;
        for (const body of ['"text"', 'null', '[]', '{}'])
          expect((await callApi({ method: 'POST', path, body, token })).status).toBe(400);
      },
    },
    {
      name: 'rejects a body that is not JSON',
      appliesTo: hasJsonBody,
      run: async (tested) => {
        expectProblem(await postRaw(tested, '{"UserId": 1,'), 'bad-json');
      },
    },
    {
      name: 'rejects a body that is too large',
      appliesTo: hasJsonBody,
      run: async (tested) => {
        const body = JSON.stringify({ Note: 'x'.repeat(200_000) });
        expectProblem(await postRaw(tested, body), 'too-large');
      },
    },
  ];
};
