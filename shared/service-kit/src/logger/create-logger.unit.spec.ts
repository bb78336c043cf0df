import { runInTrace } from '../telemetry/index.ts';
import { createLogger } from './create-logger.ts';

const canaries = {
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
      runInTrace({ correlationId: 'c-12345678', causationId: 'x', traceId: 't' }, () => {
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
      traceId: 't',
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
        otp: canaries.otp,
        Authorization: `Bearer ${canaries.token}`,
        mobile: canaries.phone,
        Email: canaries.mail,
        password: canaries.password,
        cardNumber: canaries.card,
      },
    ],
    [
      'two levels down',
      {
        a: {
          b: {
            otp: canaries.otp,
            userPassword: canaries.password,
            refreshToken: canaries.token,
            Mobile: canaries.phone,
          },
        },
      },
    ],
    ['in lists', { list: [{ otp: canaries.otp }, { mobile: canaries.phone }] }],
    ['as numbers', { otp: Number(canaries.otp), mobile: Number(canaries.phone) }],
    [
      'in values of harmless names',
      {
        detail: `sent to ${canaries.phone} and +91 98765 43210`,
        note: canaries.mail,
        text: `Bearer ${canaries.token}`,
      },
    ],
    [
      'in an error',
      {
        error: new Error(`no user ${canaries.mail} with ${canaries.phone}`, {
          cause: new Error(canaries.token),
        }),
      },
    ],
    [
      'in bodies, queries and headers',
      {
        body: { x: canaries.otp },
        query: `password=${canaries.password}`,
        headers: { cookie: canaries.token },
      },
    ],
  ])('never writes secrets %s', (_where, fields) => {
    const line = logged((logger) => {
      logger.error(fields, `failed for ${canaries.phone}`);
    });
    for (const canary of [...Object.values(canaries), '98765 43210'])
      expect(line).not.toContain(canary);
  });

  it('writes only the name of a class instance', () => {
    class Request {
      readonly secretThing = canaries.password;
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
