import { ConfigError, readConfig } from '@tokri/service-kit/config';
import { configSchema } from './config.ts';

const jwks = '{"keys":[{"kty":"OKP","crv":"Ed25519","x":"abc"}]}';
const service = {
  PORT: '4001',
  MONGODB_URL: 'mongodb://127.0.0.1:1/',
  MONGODB_DATABASE: 'delivery-slot',
  KAFKA_BROKERS: 'a:1',
  TOKEN_JWKS: jwks,
  QUOTE_JWKS: jwks,
};
const gatesOf = (names?: string) =>
  readConfig(configSchema, { ...service, ...(names === undefined ? {} : { HOLD_GATES: names }) })
    .HOLD_GATES;

describe('the gates in front of a hold', () => {
  it('not named, are all; named, are those; none, is none', () => {
    expect([gatesOf(), gatesOf('bulkhead,sold-out'), gatesOf('none')]).toEqual([
      ['sold-out', 'bulkhead', 'limits'],
      ['sold-out', 'bulkhead'],
      [],
    ]);
  });
  it.each(['sold-out,bulkhed', 'sold-out,none'])('named %j, are refused', (names) => {
    expect(() => gatesOf(names)).toThrow(ConfigError);
  });
});
