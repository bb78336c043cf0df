import { randomUUID } from 'node:crypto';
import type { Operation } from '@tokri/contracts/http';
import { callApi } from '../support/api/call-api.ts';
import {
  callerOf,
  casedRows,
  changesData,
  prepareGround,
  requestOf,
  type CasedRow,
  type GoodCall,
  type Ground,
} from './cases/index.ts';
import { expectProblem, refusalIn } from './expectations.ts';

/** Answers that carry a session are never kept; these rows are idempotent in themselves. */
const sessionRows: readonly string[] = ['check-code', 'renew-token', 'end-session'];
const keyed = casedRows.filter(
  (row) => changesData(row) && !sessionRows.includes(row.operation.id),
);

const otherTexts = (text: string): readonly string[] => [
  `${text}x`,
  String(Number(text) + 1),
  text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
];
const otherValues = (value: unknown): readonly unknown[] => {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  return typeof value === 'string' ? otherTexts(value).filter((other) => other !== value) : [];
};

/** What the row makes of what it is given, as text; undefined for what it refuses. Some values are read as another: every company's id is the one company's. */
const readAs = (schema: Operation['body'], value: unknown): string | undefined => {
  const read = schema.safeParse(value);
  return read.success ? JSON.stringify(read.data) : undefined;
};

/** The same call with one value changed, such that the row still reads it, and reads something else. Its owner's id stays, or it would be somebody else's call. */
const changed = (operation: Operation, good: GoodCall): GoodCall | undefined => {
  const owner =
    operation.who.kind === 'self' || operation.who.kind === 'anon-or-self'
      ? operation.who.name
      : '';
  for (const part of ['body', 'query'] as const) {
    const fields = (good[part] ?? {}) as Readonly<Record<string, unknown>>;
    if (good[part] instanceof FormData) continue;
    for (const [name, value] of Object.entries(fields).filter(([field]) => field !== owner)) {
      const fitting = otherValues(value)
        .map((other) => ({ ...fields, [name]: other }))
        .find(
          (whole) =>
            ![undefined, readAs(operation[part], fields)].includes(readAs(operation[part], whole)),
        );
      if (fitting) return { ...good, [part]: fitting };
    }
  }
  return undefined;
};

const otherFile = (good: GoodCall): GoodCall => {
  const form = new FormData();
  for (const [name, value] of (good.body as FormData).entries()) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([value, '\n']), 'other');
  }
  return { ...good, body: form };
};

describe('calls with an Idempotency-Key', () => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await prepareGround();
  });

  const prepare = async ({ operation, rowCase }: CasedRow) => {
    const good = await rowCase.call(ground);
    const key = randomUUID();
    const send = (call: GoodCall) => {
      const request = requestOf(operation, call, callerOf(rowCase, ground));
      return callApi({ ...request, headers: { ...request.headers, 'idempotency-key': key } });
    };
    return { good, send };
  };

  it.each(keyed)('$label, repeated with its key, answers the same to the byte', async (row) => {
    const { good, send } = await prepare(row);
    const first = await send(good);
    const copies = await Promise.all([send(good), send(good)]);
    expect([first.status, refusalIn(first)]).toEqual([200, row.rowCase.refusal]);
    expect(copies.map(({ status, text }) => ({ status, text }))).toEqual(
      Array(2).fill({ status: 200, text: first.text }),
    );
  });

  it.each(keyed.filter(({ operation }) => operation.bodyKind === 'json'))(
    '$label, sent again with its key and another value, is 409',
    async (row) => {
      const { good, send } = await prepare(row);
      const other = changed(row.operation, good);
      if (!other) throw new Error(`${row.label} has no value that could be another`);
      await send(good);
      expectProblem(await send(other), 'idempotency-key-reused');
    },
  );

  it.each(keyed.filter(({ operation }) => operation.bodyKind === 'multipart'))(
    '$label, sent again with its key and another file, is 409',
    async (row) => {
      const { good, send } = await prepare(row);
      await send(good);
      expectProblem(await send(otherFile(good)), 'idempotency-key-reused');
    },
  );

  it('one key, used by two customers, is two keys', async () => {
    const row = keyed.find(({ operation }) => operation.id === 'change-user');
    if (!row) throw new Error('there is no row to change a user by');
    const {
      customer,
      people: { neighbour },
    } = ground;
    const key = randomUUID();
    const answers = await Promise.all(
      [customer, neighbour].map((person) =>
        callApi({
          ...requestOf(
            row.operation,
            { body: { UserId: person.userId, Name: 'Asha Test' } },
            person,
          ),
          headers: { 'idempotency-key': key },
        }),
      ),
    );
    expect(answers.map(({ body }) => (body as readonly { Id: number }[])[0]?.Id)).toEqual([
      customer.userId,
      neighbour.userId,
    ]);
  });

  it('a key that is empty, too long or not printable, sent, is 400 naming the header', async () => {
    const row = keyed.find(({ operation }) => operation.id === 'change-user');
    if (!row) throw new Error('there is no row to change a user by');
    const { good } = await prepare(row);
    for (const key of ['x'.repeat(129), 'a b']) {
      const answer = await callApi({
        ...requestOf(row.operation, good, ground.customer),
        headers: { 'idempotency-key': key },
      });
      expect(expectProblem(answer, 'bad-input').errors?.[0]?.field).toBe('Idempotency-Key');
    }
  });
});
