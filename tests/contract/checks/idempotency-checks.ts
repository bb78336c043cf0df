import { randomUUID } from 'node:crypto';
import type { Operation } from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { callApi } from '../../support/api/call-api.ts';
import {
  changesData,
  findCaller,
  toApiRequest,
  type TestedOperation,
  type ValidInput,
} from '../cases/index.ts';
import { expectProblem, readErrorCode } from '../expectations.ts';
import type { CreateChecks } from './operation-check.ts';

/** Secret requests and responses are never stored; repeating these operations does no harm. */
const tokenOperations: readonly string[] = [
  'check-code',
  'renew-token',
  'end-session',
  'start-customer-preview',
  'start-second-factor',
  'confirm-second-factor',
  'verify-second-factor',
  'replace-recovery-codes',
  'turn-off-second-factor',
];
const acceptsIdempotencyKey = (tested: TestedOperation): boolean =>
  changesData(tested) && !tokenOperations.includes(tested.operation.operationId);

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const changeText = (text: string): readonly string[] => [
  ...(isDate(text) ? [addDays(text, -1)] : []),
  `${text}x`,
  String(Number(text) + 1),
  text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
];
const changeValue = (value: unknown): readonly unknown[] => {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) return [value.slice(1)];
  return typeof value === 'string'
    ? changeText(value).filter((changedInput) => changedInput !== value)
    : [];
};

const toCanonicalJson = (schema: Operation['body'], value: unknown): string | undefined => {
  const parsed = schema.safeParse(value);
  return parsed.success ? JSON.stringify(parsed.data) : undefined;
};

/** The owner's id stays the same; otherwise the call would be another user's. */
const changeOneValue = (operation: Operation, valid: ValidInput): ValidInput | undefined => {
  const owner =
    operation.auth.kind === 'self' ||
    operation.auth.kind === 'anon-or-self' ||
    operation.auth.kind === 'party'
      ? operation.auth.name
      : '';
  for (const part of ['body', 'query'] as const) {
    const fields = (valid[part] ?? {}) as Readonly<Record<string, unknown>>;
    if (valid[part] instanceof FormData) continue;
    for (const [name, value] of Object.entries(fields).filter(([field]) => field !== owner)) {
      const changedFields = changeValue(value)
        .map((changedInput) => ({ ...fields, [name]: changedInput }))
        .find(
          (candidate) =>
            ![undefined, toCanonicalJson(operation[part], fields)].includes(
              toCanonicalJson(operation[part], candidate),
            ),
        );
      if (changedFields) return { ...valid, [part]: changedFields };
    }
  }
  return undefined;
};

const changeFile = (valid: ValidInput): ValidInput => {
  const form = new FormData();
  for (const [name, value] of (valid.body as FormData).entries()) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([value, '\n']), 'other');
  }
  return { ...valid, body: form };
};

export const createIdempotencyChecks: CreateChecks = (fixture) => {
  const prepare = async ({ operation, operationCase }: TestedOperation) => {
    const valid = await operationCase.buildInput(fixture);
    const key = randomUUID();
    const send = (input: ValidInput) => {
      const request = toApiRequest(operation, input, findCaller(operationCase, fixture));
      return callApi({ ...request, headers: { ...request.headers, 'idempotency-key': key } });
    };
    return { valid, send };
  };

  return [
    {
      name: 'repeats the response byte for byte when a key is repeated',
      appliesTo: acceptsIdempotencyKey,
      run: async (tested) => {
        const { valid, send } = await prepare(tested);
        const first = await send(valid);
        const copies = await Promise.all([send(valid), send(valid)]);
        expect([first.status, readErrorCode(first)]).toEqual([
          200,
          tested.operationCase.expectedCode,
        ]);
        expect(copies.map(({ status, text }) => ({ status, text }))).toEqual(
          Array(2).fill({ status: 200, text: first.text }),
        );
      },
    },
    {
      name: 'rejects a key that is reused with another value',
      appliesTo: (tested) => acceptsIdempotencyKey(tested) && tested.operation.bodyKind === 'json',
      run: async (tested) => {
        const { valid, send } = await prepare(tested);
        const changedInput = changeOneValue(tested.operation, valid);
        if (!changedInput) throw new Error(`no value of ${tested.label} can be changed`);
        await send(valid);
        expectProblem(await send(changedInput), 'idempotency-key-reused');
      },
    },
    {
      name: 'rejects a key that is reused with another file',
      appliesTo: (tested) =>
        acceptsIdempotencyKey(tested) && tested.operation.bodyKind === 'multipart',
      run: async (tested) => {
        const { valid, send } = await prepare(tested);
        await send(valid);
        expectProblem(await send(changeFile(valid)), 'idempotency-key-reused');
      },
    },
  ];
};
