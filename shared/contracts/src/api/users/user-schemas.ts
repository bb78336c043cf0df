import * as z from 'zod/mini';
import * as f from '../operation/fields.ts';

/** `Password` is always empty: sign-in uses one-time passwords. */
export const userResponse = z.object({
  Id: z.int(),
  UserName: z.string(),
  Password: z.literal(''),
  Email: z.string(),
  Mobile: z.string(),
  MobileVerified: z.boolean(),
  EmailVerified: z.boolean(),
  SignInChannel: z.enum(['sms', 'mail']),
  Address: z.string(),
  Pincode: z.string(),
  Status: z.int(),
  UserType: z.int(),
  PartyId: z.int(),
  IsPincodeAvailable: z.int(),
  Latitude: z.number(),
  Longitude: z.number(),
  Name: z.string(),
  CompanyId: z.int(),
  CompanyName: z.string(),
  CompanyGSTIN: z.string(),
  GSTN: z.string(),
  Type: z.int(),
  UserId: z.int(),
  userstatus: z.int(),
  consumerstatus: z.int(),
  IsBussinessCustomer: z.int(),
  Roles: z.array(z.string()),
});

export type UserResponse = z.infer<typeof userResponse>;

export const maxSessionIdLength = 64;

export const openSession = z.object({
  Id: z.string(),
  /** Empty for sessions from before devices were stored. */
  Device: z.string(),
  Channel: z.enum(['sms', 'mail']),
  StartedAt: z.nullable(f.instant),
  LastUsedAt: f.instant,
  ExpiresAt: f.instant,
});

/** Of a one-time password that was sent. */
export const challenge = z.array(
  z.object({
    Id: z.int(),
    Error: z.int(),
    Message: z.string(),
    Code: z.string(),
    ResendAfter: z.int(),
    ExpiresAt: f.instant,
  }),
);

export const eachOnce = z.refine<readonly string[]>(
  (names) => new Set(names).size === names.length,
  'must name each permission once',
);

export const base = { service: 'user' } as const;

export const anon = { kind: 'anon' } as const;
