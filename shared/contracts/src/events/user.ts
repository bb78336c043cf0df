import * as z from 'zod/mini';
import { instant, pincode } from '../api/operation/fields.ts';
import { defaultBillPrefixes } from '../orders/billing/bill-numbers.ts';
import { partyRoles } from '../platform/party-roles.ts';
import { event, shortLivedTopic, compactedTopic, topic } from './envelope.ts';

export const userEvents = topic({
  name: 'user.events',
  producer: 'user',
  key: 'user id',
  description:
    'Registrations and changes of users, ends of their sessions, and decisions about their applications for a business account; ids only.',
});
export const userContacts = compactedTopic({
  name: 'user.contacts',
  producer: 'user',
  key: 'person:<id>, address:<id> or party:<id>',
  description:
    'Contact data. Pincode, State, the permissions of staff and the roles of members of a party are in clear text, the rest is encrypted with SEAL_KEY. A tombstone means deleted.',
});
export const userPermissions = compactedTopic({
  name: 'user.permissions',
  producer: 'user',
  key: 'user id',
  description: 'The last time that issued tokens of each person were revoked; ids only.',
});
export const userCompanies = compactedTopic({
  name: 'user.companies',
  producer: 'user',
  key: 'company id',
  description: 'The seller and its settings, as bills and pages print them.',
});
export const userOtp = shortLivedTopic({
  name: 'user.otp',
  producer: 'user',
  key: 'challenge id, or user id of a member of staff',
  description:
    'One-time passwords and messages to staff about their access, to be sent by notification, encrypted with SEAL_KEY.',
});

const seller = z.object({
  name: z.string(),
  address: z.string(),
  gstin: z.string(),
  fssai: z.string(),
});

export const userRegistered = event(userEvents, 'user.registered.v1', {
  description: 'A user signed in for the first time.',
  data: z.object({ userId: z.int() }),
});
export const userChanged = event(userEvents, 'user.changed.v1', {
  description: 'Name, address or permissions of a user changed.',
  data: z.object({ userId: z.int() }),
});
export const businessApplicationDecided = event(userEvents, 'business-application.decided.v1', {
  description:
    'Staff declined an application for a business account, or the person became a member by an approval. `seq` counts the events of one application.',
  data: z.object({ userId: z.int(), decision: z.enum(['approved', 'declined']) }),
});
/** Sessions that merely expire publish nothing. */
export const sessionEnded = event(userEvents, 'session.ended.v1', {
  description:
    'A session ended before it expired: by a sign-out here or elsewhere, by staff, or because its cookie was copied. The key is the id of the session.',
  data: z.object({ userId: z.int(), sessionId: z.string() }),
});

/** The type has its name from when only a change of permissions revoked tokens. */
export const tokensRevoked = event(userPermissions, 'user.permissions-changed.v1', {
  description:
    'The permissions of a user changed, or the user signed out. Tokens of this user with a revision below `revision` are refused.',
  data: z.object({ userId: z.int(), revision: z.int(), changedAt: instant }),
});

export const contactKey = {
  person: (userId: number): string => `person:${userId}`,
  address: (addressId: number): string => `address:${addressId}`,
  party: (partyId: number): string => `party:${partyId}`,
} as const;

export const contactSnapshot = event(userContacts, 'contact.changed.v1', {
  description: 'Current state of a person or an address.',
  data: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('address'),
      addressId: z.int(),
      userId: z.int(),
      pincode,
      stateCode: z.string(),
      sealed: z.string(),
    }),
    z.object({
      kind: z.literal('person'),
      userId: z.int(),
      partyId: z.int(),
      /** Only of members of a party; missing also in records from before it was published. */
      partyRoles: z.optional(z.array(z.enum(partyRoles))),
      /** Only of staff; missing also in records from before it was published. */
      permissions: z.optional(z.array(z.string())),
      sealed: z.string(),
    }),
  ]),
});

export const partySnapshot = event(userContacts, 'party.changed.v1', {
  description: 'Current billing data of a business customer.',
  data: z.object({
    partyId: z.int(),
    pincode,
    stateCode: z.string(),
    sealed: z.string(),
  }),
});
export const sealedParty = z.object({ name: z.string(), address: z.string(), gstin: z.string() });

export const sealedAddress = z.object({
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  address: z.string(),
});
/**
 * Records from before contacts were verified lack the two flags. `verifiedEmail` is the mail address
 * that a code proved last; the profile may show another one.
 */
export const sealedPerson = z.object({
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  mobileVerified: z.optional(z.boolean()),
  emailVerified: z.optional(z.boolean()),
  verifiedEmail: z.optional(z.string()),
});

const billPrefixes = z.object({
  TaxInvoice: z.string(),
  BillOfSupply: z.string(),
  InvoiceCumBillOfSupply: z.string(),
  CreditNote: z.string(),
  DebitNote: z._default(z.string(), defaultBillPrefixes.DebitNote),
});
export const companySnapshot = event(userCompanies, 'company.changed.v1', {
  description:
    'Current state of the company. `seller` is what new bills print; bills from before they stored their seller print `initialSeller`, or `seller` without one. New bills carry a code that pays `upiId`; its payee is `upiName`, or the seller.',
  data: z.object({
    companyId: z.int(),
    brand: z.string(),
    hindiBrand: z.string(),
    stateCode: z.string(),
    seller,
    initialSeller: z.optional(seller),
    supportPhone: z.string(),
    supportMail: z.string(),
    careNumber: z.string(),
    grievanceOfficer: z.string(),
    roundToRupee: z.boolean(),
    upiId: z.optional(z.string()),
    upiName: z.optional(z.string()),
    billPrefixes: z.array(z.object({ fromYear: z.string(), prefixes: billPrefixes })),
  }),
});

export const codeRequested = event(userOtp, 'code.requested.v1', {
  description: 'A one-time password must be sent; at most once and never after it expires.',
  data: z.object({
    challengeId: z.int(),
    channel: z.enum(['sms', 'mail']),
    expiresAt: instant,
    language: z.enum(['en', 'hi']),
    purpose: z.optional(z.enum(['sign-in', 'verify-contact', 'delete-account'])),
    sealed: z.string(),
  }),
});
export const sealedCode = z.object({ to: z.string(), code: z.string() });

export const staffInvited = event(userOtp, 'staff.invited.v1', {
  description:
    'A person without permissions got some: an SMS with the address of the admin pages must be sent, once.',
  data: z.object({
    userId: z.int(),
    language: z.enum(['en', 'hi']),
    sealed: z.string(),
  }),
});
export const sealedInvitation = z.object({ to: z.string() });

export const secondFactorChanged = event(userOtp, 'second-factor.changed.v1', {
  description:
    'The second factor of a member of staff was turned on or off: the person must be told by SMS and mail, once.',
  data: z.object({
    userId: z.int(),
    state: z.enum(['on', 'off']),
    language: z.enum(['en', 'hi']),
    sealed: z.string(),
  }),
});
/** Both verified; empty for none. */
export const sealedContacts = z.object({ mobile: z.string(), mail: z.string() });
