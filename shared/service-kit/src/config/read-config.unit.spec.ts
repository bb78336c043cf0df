import * as z from 'zod/mini';
import { ConfigError } from './config-error.ts';
import { readConfig } from './read-config.ts';
import { jwkVariable, keyVariable, serviceVariables } from './service-variables.ts';

const schema = z.object({ ...serviceVariables, SEAL_KEY: keyVariable });
const jwks = '{"keys":[{"kty":"OKP","crv":"Ed25519","x":"abc"}]}';
const validVariables = {
  PORT: '4001',
  MONGODB_URL: 'mongodb://127.0.0.1:1/',
  MONGODB_DATABASE: 'order',
  KAFKA_BROKERS: 'a:1, b:2',
  TOKEN_JWKS: jwks,
  SEAL_KEY: Buffer.alloc(32, 1).toString('base64'),
};

const readFaults = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(schema, env);
  } catch (error) {
    if (error instanceof ConfigError)
      return error.invalidVariables.map(({ variable, rule }) => `${variable}: ${rule}`);
    throw error;
  }
  return [];
};

describe('readConfig', () => {
  it('returns typed values and defaults for the rest', () => {
    expect(readConfig(schema, validVariables)).toMatchObject({
      PORT: 4001,
      HOST: '127.0.0.1',
      KAFKA_BROKERS: ['a:1', 'b:2'],
      KAFKA_MAX_WAIT_MS: 500,
      KAFKA_TOPIC_PREFIX: '',
      DRAIN_WAIT_MS: 5000,
      LOG_LEVEL: 'info',
      TOKEN_JWKS: { keys: [{ kty: 'OKP' }] },
    });
  });

  it('prefers a given value to the default', () => {
    expect(
      readConfig(schema, { ...validVariables, KAFKA_MAX_WAIT_MS: '50', DRAIN_WAIT_MS: '0' }),
    ).toMatchObject({ KAFKA_MAX_WAIT_MS: 50, DRAIN_WAIT_MS: 0 });
  });

  it('names every missing or wrong variable in one error', () => {
    expect(
      readFaults({
        ...validVariables,
        PORT: undefined,
        MONGODB_URL: 'redis://x',
        SEAL_KEY: 'short',
      }),
    ).toEqual([
      'PORT: missing',
      'MONGODB_URL: must begin with mongodb://',
      'SEAL_KEY: must be 32 bytes in base64',
    ]);
  });

  it('treats an empty variable as missing', () => {
    expect(readFaults({ ...validVariables, SEAL_KEY: '' })).toEqual(['SEAL_KEY: missing']);
  });

  it('does not repeat the value of a wrong secret in the error', () => {
    expect(readFaults({ ...validVariables, TOKEN_JWKS: '{"keys": hunter2' }).join()).not.toContain(
      'hunter2',
    );
    expect(readFaults({ ...validVariables, TOKEN_JWKS: '{"keys": hunter2' })).toEqual([
      'TOKEN_JWKS: must be JSON',
    ]);
  });

  it('rejects a port out of range', () => {
    expect(readFaults({ ...validVariables, PORT: '70000' })).toEqual([
      expect.stringContaining('PORT: must be at most'),
    ]);
  });

  it('accepts a crash point outside production only', () => {
    const crashPointVariable = { ...validVariables, CRASH_POINT: 'order.placed.v1/written' };
    expect(readFaults({ ...crashPointVariable, NODE_ENV: 'production' })).toEqual([
      'CRASH_POINT: is for experiments, never with NODE_ENV=production',
    ]);
    expect(readConfig(schema, { ...crashPointVariable, NODE_ENV: 'development' })).toMatchObject({
      CRASH_POINT: 'order.placed.v1/written',
    });
    expect(readFaults({ ...validVariables, CRASH_POINT: 'somewhere' })).toEqual([
      'CRASH_POINT: must be <step>/<place>',
    ]);
  });

  it('returns settings that cannot be changed', () => {
    expect(Object.isFrozen(readConfig(schema, validVariables))).toBe(true);
  });

  it('parses a private key into an object', () => {
    expect(readConfig(z.object({ KEY: jwkVariable }), { KEY: '{"kty":"OKP","d":"x"}' })).toEqual({
      KEY: { kty: 'OKP', d: 'x' },
    });
  });
});
