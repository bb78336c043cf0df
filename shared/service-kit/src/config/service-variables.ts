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

/** A whole number from a variable, `fallback` when absent. */
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

/** One key as JSON (RFC 7517), such as the private key of a signer. */
export const jwkVariable = z.pipe(z.string(), z.pipe(parsed, jwk));
/** Public keys as JSON: `{"keys": [...]}`. */
export const jwksVariable = z.pipe(
  z.string(),
  z.pipe(parsed, z.object({ keys: z.array(jwk).check(z.minLength(1, 'must hold a key')) })),
);
/** 32 bytes in base64, for sealing and keyed hashes. */
export const keyVariable = z
  .string()
  .check(z.regex(/^[A-Za-z0-9+/_-]{43}=?$/, 'must be 32 bytes in base64'));

/** GSTIN of the shop's company, by its check character: its first two digits are the State that sells (facts.md 3.1). In capitals afterwards. */
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

/** Variables that every service has; spread into its own `z.object({...})`. Times in milliseconds. */
export const serviceVariables = {
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'development'),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error']), 'info'),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** 0 takes any free port. */
  PORT: integerText(0, 65_535, 'port'),
  MONGODB_URL: z.string().check(z.regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb://')),
  /** `runService` gives the service's name when the variable is absent. */
  MONGODB_DATABASE: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,60}$/, 'must be a database name')),
  KAFKA_BROKERS: commaSeparatedList,
  KAFKA_MAX_WAIT_MS: numberVariable(500, { min: 10, max: 5_000, unit: 'ms' }),
  KAFKA_TOPIC_PREFIX: z._default(
    z.string().check(z.regex(/^[A-Za-z0-9._-]*$/, 'must fit into a topic name')),
    '',
  ),
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\//, 'must begin with redis://'))),
  TOKEN_JWKS: jwksVariable,
  /** From 'not ready' to closing the server, so that load balancers notice (reliability.md 8.3). */
  DRAIN_WAIT_MS: numberVariable(5_000, { min: 0, max: 15_000, unit: 'ms' }),
  /** Requests at work at once before others are refused with 503. */
  MAX_IN_FLIGHT: numberVariable(400, { min: 1, max: 10_000, unit: 'requests' }),
  /** Experiments: the point where this process dies, once. Refused in production. */
  CRASH_POINT: z.optional(z.string().check(z.regex(crashPointPattern, 'must be <step>/<place>'))),
  /** Benchmarks: `/health/details` counts MongoDB commands. */
  COUNT_COMMANDS: z._default(z.enum(['yes', 'no']), 'no'),
};

/** What the kit needs of a service's settings. */
export type ServiceConfig = z.output<z.ZodMiniObject<typeof serviceVariables>>;
export type Jwk = z.output<typeof jwk>;
export type Jwks = { readonly keys: readonly Jwk[] };
