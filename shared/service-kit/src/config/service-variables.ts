import type { TaxMode } from '@tokri/contracts/platform';
import { checkGstin } from '@tokri/contracts/tax';
import * as z from 'zod/mini';
import { crashPointPattern } from '../crash-points/index.ts';

const integerText = (min: number, max: number, unit: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, `must be a whole number (${unit})`)),
    z.pipe(
      z.transform(Number),
      z.int().check(z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`)),
    ),
  );

export const numberVariable = (
  fallback: number,
  range: { min: number; max: number; unit: string },
) => z._default(z.union([integerText(range.min, range.max, range.unit), z.int()]), fallback);

const parsed = z.transform((text: string, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.issues.push({ code: 'custom', message: 'must be JSON', input: '' });
    return z.NEVER;
  }
});

const jwk = z.looseObject({ kty: z.string() });

export const jwkVariable = z.pipe(z.string(), z.pipe(parsed, jwk));
export const jwksVariable = z.pipe(
  z.string(),
  z.pipe(parsed, z.object({ keys: z.array(jwk).check(z.minLength(1, 'must hold a key')) })),
);
export const keyVariable = z
  .string()
  .check(z.regex(/^[A-Za-z0-9+/_-]{43}=?$/, 'must be 32 bytes in base64'));

/** See `TaxMode`. */
export const taxModeVariable = z._default(
  z.pipe(
    z.enum(['0', '1']),
    z.transform((text): TaxMode => (text === '1' ? 1 : 0)),
  ),
  0,
);

export const gstinVariable = z.pipe(
  z.string(),
  z.transform((text: string, context) => {
    const gstin = checkGstin(text);
    if (gstin.ok) return gstin.value;
    context.issues.push({
      code: 'custom',
      message: 'must be a GSTIN whose check character is right',
      input: '',
    });
    return z.NEVER;
  }),
);

const commaSeparatedList = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((text: string) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
);

const yesOrNo = z._default(z.enum(['yes', 'no']), 'no');
const path = z.string().check(z.minLength(1, 'must be a path'));

/** Defaults: the certificate authorities of Node.js, and no SASL authentication. */
export const kafkaSecurityVariables = {
  KAFKA_TLS: yesOrNo,
  KAFKA_TLS_CA_FILE: z.optional(path),
  KAFKA_SASL_MECHANISM: z.optional(
    z.enum(
      ['plain', 'scram-sha-256', 'scram-sha-512'],
      'must be plain, scram-sha-256 or scram-sha-512',
    ),
  ),
  KAFKA_SASL_USERNAME: z.optional(z.string()),
  KAFKA_SASL_PASSWORD: z.optional(z.string()),
};

/** For a single broker set both to 1. */
export const kafkaReplicationVariables = {
  KAFKA_REPLICATION_FACTOR: numberVariable(3, { min: 1, max: 9, unit: 'brokers' }),
  KAFKA_MIN_ISR: numberVariable(2, { min: 1, max: 9, unit: 'brokers' }),
};

export const kafkaVariables = {
  KAFKA_BROKERS: commaSeparatedList,
  KAFKA_MAX_WAIT_MS: numberVariable(500, { min: 10, max: 5_000, unit: 'ms' }),
  KAFKA_TOPIC_PREFIX: z._default(
    z.string().check(z.regex(/^[A-Za-z0-9._-]*$/, 'must fit into a topic name')),
    '',
  ),
  ...kafkaSecurityVariables,
  ...kafkaReplicationVariables,
};

export const serviceVariables = {
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'development'),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error']), 'info'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: integerText(0, 65_535, 'port'),
  METRICS_PORT: numberVariable(0, { min: 0, max: 65_535, unit: 'port, 0 for none' }),
  /** Base address of a collector. Without it no spans are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/, 'must begin with http:// or https://')),
  ),
  MONGODB_URL: z.string().check(z.regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb://')),
  MONGODB_DATABASE: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,60}$/, 'must be a database name')),
  ...kafkaVariables,
  KAFKA_MEMBER_FILE: z.optional(path),
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\//, 'must begin with redis://'))),
  TOKEN_JWKS: jwksVariable,
  DRAIN_WAIT_MS: numberVariable(5_000, { min: 0, max: 15_000, unit: 'ms' }),
  MAX_IN_FLIGHT: numberVariable(400, { min: 1, max: 10_000, unit: 'requests' }),
  MAX_EVENT_LOOP_DELAY_MS: numberVariable(150, { min: 25, max: 60_000, unit: 'ms' }),
  TAX_MODE: taxModeVariable,
  CRASH_POINT: z.optional(z.string().check(z.regex(crashPointPattern, 'must be <step>/<place>'))),
  COUNT_COMMANDS: yesOrNo,
};

export type ServiceConfig = z.output<z.ZodMiniObject<typeof serviceVariables>>;
export type Jwk = z.output<typeof jwk>;
export type Jwks = { readonly keys: readonly Jwk[] };
