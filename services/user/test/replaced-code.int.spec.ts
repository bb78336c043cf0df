import { connectMongo } from '@tokri/service-kit/mongo';
import { testEnvironment } from '@tokri/service-kit/testing';
import { openChallenge, renewChallenge } from '../src/domain/one-time-passwords/challenge.ts';
import type { CodeRequest } from '../src/domain/one-time-passwords/challenge.ts';
import { unknownDevice } from '../src/domain/one-time-passwords/requester.ts';
import {
  challengeModel,
  createChallengeRepository,
} from '../src/persistence/one-time-passwords/challenge-repository.ts';

const now = new Date('2026-11-22T05:00:00Z');
const limits = { lifetimeMs: 300_000, maxAttempts: 5, resendAfterMs: 30_000 };

describe('code that is replaced while it is checked', () => {
  let connection: Awaited<ReturnType<typeof connectMongo>>;
  beforeAll(async () => {
    const environment = testEnvironment({ service: 'user', name: 'replaced-code' });
    connection = await connectMongo({
      url: environment.MONGODB_URL,
      database: environment.MONGODB_DATABASE,
      appName: 'spec',
    });
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it('cannot be used any more, but the new one can', async () => {
    const challenges = createChallengeRepository({
      model: challengeModel(connection),
      toOutboxEntries: () => [],
      limits,
    });
    const identity = { channel: 'sms', contact: '+919876543210' } as const;
    const challenge = openChallenge({
      id: 7,
      identity,
      requester: unknownDevice,
      codeHash: 'first',
      now,
      limits,
    });
    const request = {
      challengeId: 7,
      sends: 1,
      identity,
      requester: unknownDevice,
    } as CodeRequest;
    await challenges.open(challenge, request);
    const compared = await challenges.recordAttempt({ id: 7, userId: null }, now);
    if (!compared) throw new Error('the attempt was not recorded');
    const renewed = renewChallenge(compared, { codeHash: 'second', now, limits });
    expect(await challenges.replaceCode(renewed, { ...request, sends: 2 })).toBe(true);
    expect(await challenges.markUsed(compared)).toBe(false);
    expect(await challenges.markUsed(renewed)).toBe(true);
  });
});
