import { apiUrl, callApi } from '../../support/api/call-api.ts';
import { findCaller, isStream, toApiRequest, type TestedOperation } from '../cases/index.ts';
import { expectDeclaredResponse, readErrorCode } from '../expectations.ts';
import type { CreateChecks } from './operation-check.ts';

const swapLetterCase = (name: string): string =>
  [...name]
    .map((letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
    .join('');

export const createResponseChecks: CreateChecks = (fixture) => {
  const buildRequest = async ({ operation, operationCase }: TestedOperation) =>
    toApiRequest(
      operation,
      await operationCase.buildInput(fixture),
      findCaller(operationCase, fixture),
    );

  return [
    {
      name: 'answers a valid request as declared',
      appliesTo: (tested) => !isStream(tested),
      run: async (tested) => {
        const response = await callApi(await buildRequest(tested));
        expectDeclaredResponse(tested.operation, response);
        expect(readErrorCode(response)).toBe(tested.operationCase.expectedCode);
      },
    },
    {
      name: 'accepts query names in another letter case',
      appliesTo: (tested) => !isStream(tested) && tested.operation.match.names.length > 0,
      run: async (tested) => {
        const { query = {}, ...request } = await buildRequest(tested);
        const response = await callApi({
          ...request,
          query: Object.fromEntries(
            Object.entries(query).map(([name, value]) => [swapLetterCase(name), value]),
          ),
        });
        expectDeclaredResponse(tested.operation, response);
        expect(readErrorCode(response)).toBe(tested.operationCase.expectedCode);
      },
    },
    {
      name: 'sends a PDF document that nobody stores',
      appliesTo: ({ operation }) => operation.responseKind === 'pdf',
      run: async (tested) => {
        const { path, query = {}, token } = await buildRequest(tested);
        const response = await fetch(apiUrl({ path, query }), {
          headers: { authorization: `Bearer ${token}` },
        });
        expect([
          response.status,
          response.headers.get('content-type'),
          response.headers.get('cache-control'),
        ]).toEqual([200, 'application/pdf', 'no-store']);
        expect((await response.text()).startsWith('%PDF-')).toBe(true);
      },
    },
    {
      name: 'opens an event stream',
      appliesTo: ({ operation }) => operation.responseKind === 'event-stream',
      run: async ({ operation, operationCase }) => {
        const { query = {} } = await operationCase.buildInput(fixture);
        const controller = new AbortController();
        const response = await fetch(apiUrl({ path: operation.path, query }), {
          headers: { accept: 'text/event-stream' },
          signal: controller.signal,
        });
        const first = await response.body?.getReader().read();
        controller.abort();
        expect([
          response.status,
          response.headers.get('content-type'),
          response.headers.get('cache-control'),
        ]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-store']);
        expect(new TextDecoder().decode(first?.value as Uint8Array | undefined)).toMatch(
          /^retry: \d+\n\n/,
        );
      },
    },
  ];
};
