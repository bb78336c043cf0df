import { readConfig } from '@tokri/service-kit/config';
import { variables } from '../test/variables.ts';
import { configSchema } from './config.ts';

const complete = {
  PORT: '4001',
  MONGODB_URL: 'mongodb://127.0.0.1:1/',
  MONGODB_DATABASE: 'notification',
  KAFKA_BROKERS: 'a:1',
  TOKEN_JWKS: '{"keys":[{"kty":"OKP","crv":"Ed25519","x":"abc"}]}',
  SEAL_KEY: Buffer.alloc(32, 1).toString('base64'),
  ...variables({ sms: 'http://sms', mail: 'smtp://mail', push: 'http://push' }),
};
const read = (changes: Readonly<Record<string, string>> = {}) =>
  readConfig(configSchema, { ...complete, ...changes });

describe('the brand in registered SMS texts', () => {
  it('is read beside the ids of the registration', () =>
    expect(read()).toMatchObject({
      SMS_REGISTERED_BRAND_EN: 'Tokri',
      SMS_REGISTERED_BRAND_HI: 'टोकरी',
    }));
  it.each(['SMS_REGISTERED_BRAND_EN', 'SMS_REGISTERED_BRAND_HI'])(
    'has no default for %s',
    (name) => {
      const { [name as keyof typeof complete]: _omitted, ...rest } = complete;
      expect(() => readConfig(configSchema, rest)).toThrow(name);
      expect(() => read({ [name]: ' ' })).toThrow(/the brand in the texts of the DLT registration/);
    },
  );
});

describe('the DLT ids of SMS_ORDER_TEMPLATES', () => {
  const without = (name: string) =>
    complete.SMS_ORDER_TEMPLATES.split(',')
      .filter((pair) => !pair.startsWith(`${name}=`))
      .join(',');
  it.each([
    'placed.en',
    'slot-offered.hi',
    'staff-invitation.en',
    'deletion-code.hi',
    'low-stock.en',
    'second-factor-on.en',
    'second-factor-off.hi',
    'chat-answered.hi',
    'business-declined.en',
  ])('must name %s', (name) => {
    expect(() => read({ SMS_ORDER_TEMPLATES: without(name) })).toThrow(
      /SMS_ORDER_TEMPLATES \(must name deletion-code, staff-invitation/,
    );
  });
});

describe('the settings of Web Push', () => {
  it('have no default for the private key', () => {
    const { VAPID_PRIVATE_KEY: _omitted, ...rest } = complete;
    expect(() => readConfig(configSchema, rest)).toThrow('VAPID_PRIVATE_KEY');
    expect(() => read({ VAPID_PRIVATE_KEY: 'short' })).toThrow(/32 bytes in base64url/);
  });

  it('name the push services of browsers unless others are given', () => {
    expect(read().PUSH_SERVICES).toContain('https://updates.push.services.mozilla.com');
    expect(read({ PUSH_SERVICES: 'http://a https://b' }).PUSH_SERVICES).toEqual([
      'http://a',
      'https://b',
    ]);
    expect(() => read({ PUSH_SERVICES: 'https://a/path' })).toThrow(/separated by spaces/);
  });
});

describe('the registration of SMS texts', () => {
  const withoutRegistration = {
    SMS_ENTITY_ID: '',
    SMS_CODE_TEMPLATE_EN: '',
    SMS_CODE_TEMPLATE_HI: '',
    SMS_VERIFICATION_TEMPLATE_EN: '',
    SMS_VERIFICATION_TEMPLATE_HI: '',
    SMS_ORDER_TEMPLATES: '',
    SMS_REGISTERED_BRAND_EN: '',
    SMS_REGISTERED_BRAND_HI: '',
  };
  it('is required in India, with a header of six letters', () => {
    for (const name of Object.keys(withoutRegistration))
      expect(() => read({ [name]: '' })).toThrow(name);
    expect(() => read({ SMS_SENDER: 'Tokri' })).toThrow(/six letters of a registered header/);
  });
  it('is not needed in the United Kingdom, which has none', () =>
    expect(read({ ...withoutRegistration, TAX_MODE: '1', SMS_SENDER: 'Tokri' })).toMatchObject({
      SMS_ENTITY_ID: '',
      SMS_ORDER_TEMPLATES: {},
    }));
});
