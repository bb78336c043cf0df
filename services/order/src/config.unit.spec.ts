import { ConfigError, readConfig } from '@tokri/service-kit/config';
import { configSchema, toUnpaidLimits } from './config.ts';

const jwks = '{"keys":[{"kty":"OKP","crv":"Ed25519","x":"abc"}]}';
const variables = {
  PORT: '4001',
  MONGODB_URL: 'mongodb://127.0.0.1:1/',
  MONGODB_DATABASE: 'order',
  KAFKA_BROKERS: 'a:1',
  TOKEN_JWKS: jwks,
  QUOTE_JWKS: jwks,
  SEAL_KEY: Buffer.alloc(32, 1).toString('base64'),
};
const readLimits = (limits: Readonly<Record<string, string>> = {}) =>
  toUnpaidLimits(readConfig(configSchema, { ...variables, ...limits }));

describe('limits on unpaid orders', () => {
  it('have defaults', () => {
    expect(readLimits()).toEqual({
      customer: { perSlot: 2, perDay: 4, open: 6, piecesPerItem: 24 },
      address: { perSlot: 4, perDay: 8, open: 12, piecesPerItem: 48 },
    });
  });
  it('are read from the environment', () => {
    const limits = {
      UNPAID_ORDERS_PER_SLOT: '1',
      UNPAID_ORDERS_PER_DAY: '2',
      UNPAID_ORDERS_MAX: '3',
      UNPAID_PIECES_PER_ITEM: '4',
      ADDRESS_UNPAID_ORDERS_PER_SLOT: '5',
      ADDRESS_UNPAID_ORDERS_PER_DAY: '6',
      ADDRESS_UNPAID_ORDERS_MAX: '7',
      ADDRESS_UNPAID_PIECES_PER_ITEM: '8',
    };
    expect(readLimits(limits)).toEqual({
      customer: { perSlot: 1, perDay: 2, open: 3, piecesPerItem: 4 },
      address: { perSlot: 5, perDay: 6, open: 7, piecesPerItem: 8 },
    });
  });
  it('cannot be zero', () => {
    expect(() => readLimits({ UNPAID_ORDERS_MAX: '0' })).toThrow(ConfigError);
  });
});
