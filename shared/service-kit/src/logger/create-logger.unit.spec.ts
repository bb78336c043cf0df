import { runInTrace } from '../telemetry/index.ts';
import { createLogger } from './create-logger.ts';

const secrets = {
  otp: '493817',
  phone: '9876543210',
  mail: 'asha@example.in',
  token: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiI3In0.c2ln',
  password: 'hunter2',
  card: '4111111111111111',
};

const logged = (
  write: (logger: ReturnType<typeof createLogger>) => void,
  level: 'debug' | 'info' = 'debug',
): string => {
  const lines: string[] = [];
  write(
    createLogger({
      service: 'order',
      level,
      destination: {
        write: (line: string) => {
          lines.push(line);
        },
      },
    }),
  );
  return lines.join('');
};

describe('createLogger', () => {
  it('writes JSON with service, level, message, fields and trace', () => {
    const line = logged((logger) => {
      const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
      runInTrace({ correlationId: 'c-12345678', causationId: 'x', traceparent }, () => {
        logger.info({ orderId: 7, durationMs: 12 }, 'placed');
      });
    });
    expect(JSON.parse(line)).toMatchObject({
      level: 'info',
      service: 'order',
      message: 'placed',
      orderId: 7,
      durationMs: 12,
      correlationId: 'c-12345678',
      traceId: 'a'.repeat(32),
      spanId: 'b'.repeat(16),
    });
  });

  it('writes nothing below its level', () => {
    expect(
      logged((logger) => {
        logger.debug({}, 'quiet');
      }, 'info'),
    ).toBe('');
  });

  it.each([
    [
      'at the top',
      {
        otp: secrets.otp,
        Authorization: `Bearer ${secrets.token}`,
        mobile: secrets.phone,
        Email: secrets.mail,
        password: secrets.password,
        cardNumber: secrets.card,
      },
    ],
    [
      'two levels down',
      {
        a: {
          b: {
            otp: secrets.otp,
            userPassword: secrets.password,
            refreshToken: secrets.token,
            Mobile: secrets.phone,
          },
        },
      },
    ],
    ['in lists', { list: [{ otp: secrets.otp }, { mobile: secrets.phone }] }],
    ['as numbers', { otp: Number(secrets.otp), mobile: Number(secrets.phone) }],
    [
      'in values of harmless names',
      {
        detail: `sent to ${secrets.phone} and +91 98765 43210`,
        note: secrets.mail,
        text: `Bearer ${secrets.token}`,
      },
    ],
    [
      'in an error',
      {
        error: new Error(`no user ${secrets.mail} with ${secrets.phone}`, {
          cause: new Error(secrets.token),
        }),
      },
    ],
    [
      'in bodies, queries and headers',
      {
        body: { x: secrets.otp },
        query: `password=${secrets.password}`,
        headers: { cookie: secrets.token },
      },
    ],
  ])('never writes secrets %s', (_where, fields) => {
    const line = logged((logger) => {
      logger.error(fields, `failed for ${secrets.phone}`);
    });
    for (const secret of [...Object.values(secrets), '98765 43210'])
      expect(line).not.toContain(secret);
  });

  it('writes only the name of a class instance', () => {
    class Request {
      readonly secretInstance = secrets.password;
    }
    expect(
      logged((logger) => {
        logger.info({ request: new Request() }, 'x');
      }),
    ).toContain('[Request]');
  });

  it('writes class, code, message and stack of an error', () => {
    const line = JSON.parse(
      logged((logger) => {
        logger.error(
          { error: Object.assign(new TypeError('no slot 7'), { code: 'E7' }) },
          'failed',
        );
      }),
    ) as { error: Record<string, string> };
    expect(line.error).toMatchObject({ class: 'TypeError', code: 'E7', message: 'no slot 7' });
    expect(line.error.stack).toContain('create-logger.unit.spec');
  });
});
