import { randomUUID } from 'node:crypto';
import type { Operation } from '@tokri/contracts/api';
import { callApi } from '../support/api/call-api.ts';
import {
  findCaller,
  testedOperations,
  changesData,
  createFixture,
  toApiRequest,
  type TestedOperation,
  type ValidInput,
  type Fixture,
} from './cases/index.ts';
import { expectProblem, readErrorCode } from './expectations.ts';

/** Answers that carry a session are never kept; these rows are idempotent in themselves. */
const sessionRows: readonly string[] = ['check-code', 'renew-token', 'end-session'];
const idempotentOperations = testedOperations.filter(
  (row) => changesData(row) && !sessionRows.includes(row.operation.operationId),
);

const changeText = (text: string): readonly string[] => [
  `${text}x`,
  String(Number(text) + 1),
  text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
];
const changeValue = (value: unknown): readonly unknown[] => {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  return typeof value === 'string' ? changeText(value).filter((changedInput) => changedInput !== value) : [];
};

/** What the row makes of what it is given, as text; undefined for what it refuses. Some values are read as another: every company's id is the one company's. */
const parseToText = (schema: Operation['body'], value: unknown): string | undefined => {
  const read = schema.safeParse(value);
  return read.success ? JSON.stringify(read.data) : undefined;
};

/** The same call with one value changed, such that the row still reads it, and reads something else. Its owner's id stays, or it would be somebody else's call. */
const changeOneValue = (operation: Operation, valid: ValidInput): ValidInput | undefined => {
  const owner =
    operation.auth.kind === 'self' || operation.auth.kind === 'anon-or-self'
      ? operation.auth.name
      : '';
  for (const part of ['body', 'query'] as const) {
    const fields = (valid[part] ?? {}) as Readonly<Record<string, unknown>>;
    if (valid[part] instanceof FormData) continue;
    for (const [name, value] of Object.entries(fields).filter(([field]) => field !== owner)) {
      const changedFields = changeValue(value)
        .map((changedInput) => ({ ...fields, [name]: changedInput }))
        .find(
          (whole) =>
            ![undefined, parseToText(operation[part], fields)].includes(parseToText(operation[part], whole)),
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

describe('calls with an Idempotency-Key', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await createFixture();
  });

  const prepare = async ({ operation, operationCase: rowCase }: TestedOperation) => {
    const valid = await rowCase.buildInput(fixture);
    const key = randomUUID();
    const send = (call: ValidInput) => {
      const request = toApiRequest(operation, call, findCaller(rowCase, fixture));
      return callApi({ ...request, headers: { ...request.headers, 'idempotency-key': key } });
    };
    return { good: valid, send };
  };

  it.each(idempotentOperations)('$label, repeated with its key, answers the same to the byte', async (row) => {
    const { good: valid, send } = await prepare(row);
    const first = await send(valid);
    const copies = await Promise.all([send(valid), send(valid)]);
    expect([first.status, readErrorCode(first)]).toEqual([200, row.operationCase.expectedCode]);
    expect(copies.map(({ status, text }) => ({ status, text }))).toEqual(
      Array(2).fill({ status: 200, text: first.text }),
    );
  });

  it.each(idempotentOperations.filter(({ operation }) => operation.bodyKind === 'json'))(
    '$label, sent again with its key and another value, is 409',
    async (row) => {
      const { good: valid, send } = await prepare(row);
      const changedInput = changeOneValue(row.operation, valid);
      if (!changedInput) throw new Error(`${row.label} has no value that could be another`);
      await send(valid);
      expectProblem(await send(changedInput), 'idempotency-key-reused');
    },
  );

  it.each(idempotentOperations.filter(({ operation }) => operation.bodyKind === 'multipart'))(
    '$label, sent again with its key and another file, is 409',
    async (row) => {
      const { good: valid, send } = await prepare(row);
      await send(valid);
      expectProblem(await send(changeFile(valid)), 'idempotency-key-reused');
    },
  );

  it('one key, used by two customers, is two keys', async () => {
    const row = idempotentOperations.find(({ operation }) => operation.operationId === 'change-user');
    if (!row) throw new Error('there is no row to change a user by');
    const {
      customer,
      users: { neighbour },
    } = fixture;
    const key = randomUUID();
    const responses = await Promise.all(
      [customer, neighbour].map((person) =>
        callApi({
          ...toApiRequest(
            row.operation,
            { body: { UserId: person.userId, Name: 'Asha Test' } },
            person,
          ),
          headers: { 'idempotency-key': key },
        }),
      ),
    );
    expect(responses.map(({ body }) => (body as readonly { Id: number }[])[0]?.Id)).toEqual([
      customer.userId,
      neighbour.userId,
    ]);
  });

  it('a key that is empty, too long or not printable, sent, is 400 naming the header', async () => {
    const row = idempotentOperations.find(({ operation }) => operation.operationId === 'change-user');
    if (!row) throw new Error('there is no row to change a user by');
    const { good: valid } = await prepare(row);
    for (const key of ['x'.repeat(129), 'a b']) {
      const response = await callApi({
        ...toApiRequest(row.operation, valid, fixture.customer),
        headers: { 'idempotency-key': key },
      });
      expect(expectProblem(response, 'bad-input').errors?.[0]?.field).toBe('Idempotency-Key');
    }
  });
});
