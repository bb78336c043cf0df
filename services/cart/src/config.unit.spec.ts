import { ConfigError, readConfig } from '@tokri/service-kit/config';
import { configSchema } from './config.ts';

const service = {
  PORT: '4001',
  MONGODB_URL: 'mongodb://127.0.0.1:1/',
  MONGODB_DATABASE: 'cart',
  KAFKA_BROKERS: 'a:1',
  TOKEN_JWKS: '{"keys":[{"kty":"OKP"}]}',
  QUOTE_SIGNING_JWK: '{"kty":"OKP"}',
  SITE_COMPANY_GSTIN: '29AABCT1234F1ZM',
};
const findInvalidVariables = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(configSchema, { ...service, ...env });
    return [];
  } catch (error) {
    return error instanceof ConfigError
      ? error.invalidVariables.map(({ variable }) => variable)
      : [String(error)];
  }
};

describe('SITE_COMPANY_GSTIN', () => {
  it('is converted to capitals', () =>
    expect(
      readConfig(configSchema, { ...service, SITE_COMPANY_GSTIN: ' 27aapfu0939f1zv ' })
        .SITE_COMPANY_GSTIN,
    ).toBe('27AAPFU0939F1ZV'));
  it.each([
    ['missing', ''],
    ['only a State code', '29'],
    ['mistyped by one character', '29AABCT1234F1ZN'],
    ['of an unknown State', '99AABCT1234F1ZM'],
  ])('prevents the start when it is %s', (_situation, gstin) => {
    expect(findInvalidVariables({ SITE_COMPANY_GSTIN: gstin })).toEqual(['SITE_COMPANY_GSTIN']);
  });
});

describe('ROUND_TO_RUPEE', () => {
  it('defaults to yes and rejects other words', () => {
    expect([
      readConfig(configSchema, service).ROUND_TO_RUPEE,
      readConfig(configSchema, { ...service, ROUND_TO_RUPEE: 'no' }).ROUND_TO_RUPEE,
    ]).toEqual(['yes', 'no']);
    expect(findInvalidVariables({ ROUND_TO_RUPEE: 'false' })).toEqual(['ROUND_TO_RUPEE']);
  });
});
