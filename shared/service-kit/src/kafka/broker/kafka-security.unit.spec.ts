import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toKafkaSecurity } from './kafka-security.ts';

const user = { KAFKA_SASL_USERNAME: 'order', KAFKA_SASL_PASSWORD: 'a password' } as const;

describe('toKafkaSecurity', () => {
  it('connects plainly unless told otherwise', () => {
    expect(toKafkaSecurity({ KAFKA_TLS: 'no', ...user })).toEqual({});
  });

  it('trusts the usual authorities when no file is named', () => {
    expect(toKafkaSecurity({ KAFKA_TLS: 'yes' })).toEqual({ ssl: true });
  });

  it('trusts only the authority of the named file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tokri-kafka-ca-'));
    const file = path.join(folder, 'ca.crt');
    writeFileSync(file, 'a certificate');
    expect(toKafkaSecurity({ KAFKA_TLS: 'yes', KAFKA_TLS_CA_FILE: file })).toEqual({
      ssl: { ca: ['a certificate'] },
    });
    rmSync(folder, { recursive: true });
  });

  it('fails when the named file is missing, instead of trusting every authority', () => {
    expect(() =>
      toKafkaSecurity({ KAFKA_TLS: 'yes', KAFKA_TLS_CA_FILE: '/nowhere/ca.crt' }),
    ).toThrow('ENOENT');
  });

  it.each(['plain', 'scram-sha-256', 'scram-sha-512'] as const)(
    'authenticates with %s as the given user',
    (mechanism) => {
      expect(
        toKafkaSecurity({ KAFKA_TLS: 'no', KAFKA_SASL_MECHANISM: mechanism, ...user }),
      ).toEqual({ sasl: { mechanism, username: 'order', password: 'a password' } });
    },
  );

  it('rejects a mechanism without a password', () => {
    expect(() =>
      toKafkaSecurity({
        KAFKA_TLS: 'no',
        KAFKA_SASL_MECHANISM: 'plain',
        KAFKA_SASL_USERNAME: 'order',
      }),
    ).toThrow('KAFKA_SASL_PASSWORD');
  });
});
