import { auditOperations } from '@tokri/contracts/api';
import type { AuditEntryResponse } from '@tokri/contracts/api';
import type { Forward } from '../forwarding/forward.ts';
import { UpstreamError } from '../upstreams/upstream-error.ts';
import { listAuditEntries } from './audit-entries.ts';

const toId = (second: number): string => `2026-11-28T02:00:0${second}.000Z-0000000${second}`;
const buildEntry = (service: string, second: number): AuditEntryResponse =>
  ({ Id: toId(second), Service: service }) as AuditEntryResponse;

const run = async (
  pages: Readonly<
    Record<string, { readonly Entries: AuditEntryResponse[]; readonly Next: string }>
  >,
  query: Readonly<Record<string, string>> = {},
) => {
  const asked: string[] = [];
  const queries: unknown[] = [];
  const forward: Forward = async ({ operation, query: sent }) => {
    asked.push(operation.service);
    queries.push(sent);
    const page = pages[operation.service];
    if (!page) throw new UpstreamError('unreachable', operation.service);
    return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(page)) };
  };
  const { body } = await listAuditEntries(
    { operation: auditOperations.listAuditEntries, query, headers: {} },
    {},
    forward,
  );
  const answer = JSON.parse(body.toString('utf8')) as {
    Entries: AuditEntryResponse[];
    Next: string;
    Unavailable: string[];
  };
  return { ids: answer.Entries.map(({ Id }) => Id), answer, asked, queries };
};

const empty = { Entries: [], Next: '' };
const quiet = {
  cart: empty,
  'delivery-slot': empty,
  user: empty,
  chat: empty,
  billing: empty,
  notification: empty,
};

describe('listAuditEntries', () => {
  it('merges the pages of the services by time, newest first', async () => {
    const { ids, answer } = await run({
      ...quiet,
      catalog: { Entries: [buildEntry('catalog', 5), buildEntry('catalog', 2)], Next: '' },
      order: { Entries: [buildEntry('order', 4)], Next: '' },
    });
    expect(ids).toEqual([toId(5), toId(4), toId(2)]);
    expect(answer).toMatchObject({ Next: '', Unavailable: [] });
  });

  it('continues after the last entry that it shows', async () => {
    const { ids, answer } = await run(
      {
        ...quiet,
        catalog: { Entries: [buildEntry('catalog', 5), buildEntry('catalog', 2)], Next: '' },
        order: { Entries: [buildEntry('order', 4)], Next: '' },
      },
      { Limit: '2' },
    );
    expect([ids, answer.Next]).toEqual([[toId(5), toId(4)], toId(4)]);
  });

  it('continues when a service has more than it sent', async () => {
    const { answer } = await run({
      ...quiet,
      catalog: { Entries: [buildEntry('catalog', 5)], Next: toId(5) },
      order: empty,
    });
    expect(answer.Next).toBe(toId(5));
  });

  it('names a service that does not answer and shows the others', async () => {
    const { ids, answer } = await run({
      ...quiet,
      order: { Entries: [buildEntry('order', 4)], Next: '' },
    });
    expect([ids, answer.Unavailable]).toEqual([[toId(4)], ['catalog']]);
  });

  it('asks one service only when the filter names it, without the filter', async () => {
    const { asked, queries } = await run({ order: empty }, { Service: 'order', Staff: '7' });
    expect([asked, queries]).toEqual([['order'], [{ Staff: '7' }]]);
  });
});
