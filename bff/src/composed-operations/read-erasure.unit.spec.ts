import { erasureOperations } from '@tokri/contracts/api';
import type { ResponseBody } from '@tokri/contracts/api';
import { serviceNames } from '@tokri/contracts/platform';
import type { Forward } from '../forwarding/forward.ts';
import { UpstreamError } from '../upstreams/upstream-error.ts';
import { readErasure } from './read-erasure.ts';

const reference = 'a'.repeat(32);
const closedAt = '2026-11-28T10:00:00+05:30';
const erasedAt = '2026-11-28T10:01:00+05:30';
const account = { Reference: reference, ClosedAt: closedAt, ErasedAt: erasedAt };

const run = async ({
  silent = [],
  status = 200,
}: {
  silent?: readonly string[];
  status?: number;
}) => {
  const forward: Forward = async ({ operation }) => {
    if (silent.includes(operation.service))
      throw new UpstreamError('unreachable', operation.service);
    const isAccount = operation.operationId === 'read-account-erasure';
    const erased = { ErasedAt: erasedAt, Erased: [{ Kind: 'profile', Count: 1 }] };
    return {
      status: isAccount ? status : 200,
      headers: {},
      body: Buffer.from(JSON.stringify(isAccount ? account : erased)),
    };
  };
  const answer = await readErasure(
    { operation: erasureOperations.readErasure, query: { Reference: reference }, headers: {} },
    {},
    forward,
  );
  return {
    status: answer.status,
    certificate: JSON.parse(answer.body.toString('utf8')) as ResponseBody<
      typeof erasureOperations.readErasure
    >,
  };
};

describe('readErasure', () => {
  it('is complete when every service has erased the person', async () => {
    const { certificate } = await run({});
    expect(certificate).toMatchObject({ ...account, IsComplete: true, Unanswered: [] });
    expect(certificate.Services.map(({ Service }) => Service)).toEqual([...serviceNames]);
  });
  it('names the service that could not be asked and does not claim to be complete', async () => {
    const { certificate } = await run({ silent: ['chat'] });
    expect(certificate).toMatchObject({ IsComplete: false, Unanswered: ['chat'] });
    expect(certificate.Services.find(({ Service }) => Service === 'chat')).toEqual({
      Service: 'chat',
      ErasedAt: '',
      Erased: [],
    });
  });
  it('passes on that nobody knows the reference', async () => {
    expect((await run({ status: 404 })).status).toBe(404);
  });
});
