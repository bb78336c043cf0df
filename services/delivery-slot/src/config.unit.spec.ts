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
const parseGates = (names?: string) =>
  readConfig(configSchema, { ...service, ...(names === undefined ? {} : { HOLD_GATES: names }) })
    .HOLD_GATES;

describe('HOLD_GATES', () => {
  it('enables all checks by default, the named ones, or none', () => {
    expect([parseGates(), parseGates('bulkhead,sold-out'), parseGates('none')]).toEqual([
      ['sold-out', 'bulkhead', 'limits'],
      ['sold-out', 'bulkhead'],
      [],
    ]);
  });
  it.each(['sold-out,bulkhed', 'sold-out,none'])('rejects %j', (names) => {
    expect(() => parseGates(names)).toThrow(ConfigError);
  });
});
