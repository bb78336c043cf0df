import * as z from 'zod/mini';

/** `Password` is always empty: sign-in uses one-time passwords. */
export const userResponse = z.object({
  Id: z.int(),
  UserName: z.string(),
  Password: z.literal(''),
  Email: z.string(),
  Mobile: z.string(),
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

export const base = { service: 'user' } as const;

export const anon = { kind: 'anon' } as const;
