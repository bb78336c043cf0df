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
      customer: { perSlot: 2, perDay: 4, total: 6, unitsPerItem: 24 },
      address: { perSlot: 4, perDay: 8, total: 12, unitsPerItem: 48 },
    });
  });
  it('are read from the environment', () => {
    const limits = {
      UNPAID_ORDERS_PER_SLOT: '1',
      UNPAID_ORDERS_PER_DAY: '2',
      UNPAID_ORDERS_TOTAL: '3',
      UNPAID_UNITS_PER_ITEM: '4',
      ADDRESS_UNPAID_ORDERS_PER_SLOT: '5',
      ADDRESS_UNPAID_ORDERS_PER_DAY: '6',
      ADDRESS_UNPAID_ORDERS_TOTAL: '7',
      ADDRESS_UNPAID_UNITS_PER_ITEM: '8',
    };
    expect(readLimits(limits)).toEqual({
      customer: { perSlot: 1, perDay: 2, total: 3, unitsPerItem: 4 },
      address: { perSlot: 5, perDay: 6, total: 7, unitsPerItem: 8 },
    });
  });
  it('cannot be zero', () => {
    expect(() => readLimits({ UNPAID_ORDERS_TOTAL: '0' })).toThrow(ConfigError);
  });
});
