import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEPLOYABLES, type Deployable } from './deployables.mjs';
import { buildEnvironment, type EnvironmentInputs } from './environment.mjs';
import { ROOT } from '../folders.mjs';
import { publicKeys } from './keys.mjs';

const jwk = (x: string) => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x,
  d: `private-${x}`,
  kid: x,
  alg: 'EdDSA',
  use: 'sig',
});

const pushSigning = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

const inputs: EnvironmentInputs = {
  keys: {
    tokenSigning: jwk('token'),
    quoteSigning: jwk('quote'),
    codeKey: 'code',
    sealKey: 'seal',
    linkKey: 'link',
    bootstrapToken: 'bootstrap',
    smsKey: 'sms',
    vapidPrivate: Buffer.alloc(32, 1).toString('base64url'),
    pushSigning,
  },
  ports: Object.fromEntries(DEPLOYABLES.map(({ name }, index) => [name, 20_000 + index])),
  metricsPorts: Object.fromEntries(DEPLOYABLES.map(({ name }, index) => [name, 21_000 + index])),
  smtpPort: 8025,
  dataDir: '/data',
  infra: {
    kafkaBrokers: '127.0.0.1:9092',
    mongodbUrl: 'mongodb://127.0.0.1:27017/',
    redisUrl: 'redis://127.0.0.1:6379',
  },
  deployables: DEPLOYABLES,
  env: {
    PATH: '/bin',
    LOG_LEVEL: 'debug',
    HOST: 'laptop',
    NODE_ENV: 'development',
    AWS_SECRET: 'of the shell',
  },
};

const deployable = (name: string): Deployable =>
  DEPLOYABLES.find((one) => one.name === name) ?? fail(name);
const fail = (name: string): never => {
  throw new Error(name);
};

describe('buildEnvironment', () => {
  it.each(DEPLOYABLES.map((one) => [one.name, one] as const))(
    'provides every variable that %s needs',
    (_name, one) => {
      const env = buildEnvironment(one, inputs);
      expect(one.variables.filter((name) => !env[name])).toEqual([]);
      expect(env.PORT).toBe(String(inputs.ports[one.name]));
    },
  );

  it('gives each service and the bff a metrics port of its own', () => {
    const metricsPorts = DEPLOYABLES.filter(({ kind }) => kind !== 'stand-ins').map(
      (one) => buildEnvironment(one, inputs).METRICS_PORT,
    );
    expect(new Set(metricsPorts).size).toBe(9);
    expect(metricsPorts).not.toContain('undefined');
    expect(buildEnvironment(deployable('stand-ins'), inputs)).not.toHaveProperty('METRICS_PORT');
  });

  it.each(DEPLOYABLES.map(({ folder }) => folder))('finds the folder of %s', (folder) => {
    expect(existsSync(join(ROOT, folder))).toBe(true);
  });

  it('names a variable that is defined nowhere', () => {
    expect(() =>
      buildEnvironment({ ...deployable('cart'), variables: ['CART_COLOUR'] }, inputs),
    ).toThrow('cart needs CART_COLOUR');
  });

  it('gives a private signing key to its signer only', () => {
    const holders = (part: string) =>
      DEPLOYABLES.filter((one) => JSON.stringify(buildEnvironment(one, inputs)).includes(part)).map(
        ({ name }) => name,
      );
    expect(holders('private-token')).toEqual(['user']);
    expect(holders('private-quote')).toEqual(['cart']);
    expect(holders(Buffer.from(pushSigning).toString('base64'))).toEqual(['notification']);
  });

  it('takes settings from the shell but no secrets', () => {
    const env = buildEnvironment(deployable('order'), inputs);
    expect(env.LOG_LEVEL).toBe('debug');
    expect(env).not.toHaveProperty('AWS_SECRET');
    expect(env).toMatchObject({ HOST: '127.0.0.1', NODE_ENV: 'production' });
  });

  it("tells the bff the addresses of the services, not its own or the stand-ins'", () => {
    const urls = JSON.parse(
      buildEnvironment(deployable('bff'), inputs).SERVICE_URLS ?? '',
    ) as Record<string, string>;
    expect(Object.keys(urls)).toEqual(
      DEPLOYABLES.filter(({ kind }) => kind === 'service').map(({ name }) => name),
    );
  });

  it('publishes key sets without private parts', () => {
    expect(JSON.parse(publicKeys(jwk('token')))).toEqual({
      keys: [expect.not.objectContaining({ d: expect.anything() })],
    });
  });
});
