import * as z from 'zod/mini';
import { addressLettersMax, mobileLettersMax, nameLettersMax, personSearchLettersMax } from '../people-limits.ts';
import { emailLettersMax } from '../validation.ts';
import { alone, exactly, operation } from './define.ts';
import * as f from './fields.ts';
import { result, resultWith } from './result.ts';

/** The user record of section 3; `Password` is always empty (readings 7). */
export const userRecord = z.object({
  Id: z.int(), UserName: z.string(), Password: z.literal(''), Email: z.string(), Mobile: z.string(), Address: z.string(), Pincode: z.string(), Status: z.int(), UserType: z.int(), PartyId: z.int(),
  IsPincodeAvailable: z.int(), Latitude: z.number(), Longitude: z.number(), Name: z.string(), CompanyId: z.int(), CompanyName: z.string(), CompanyGSTIN: z.string(), GSTN: z.string(), Type: z.int(), UserId: z.int(),
  userstatus: z.int(), consumerstatus: z.int(), IsBussinessCustomer: z.int(), Roles: z.array(z.string()),
});
export type UserRecord = z.infer<typeof userRecord>;

export const address = z.object({
  Id: z.int(), Name: z.string(), Email: z.string(), Mobile: z.string(), Address: z.string(), Pincode: z.string(), UserId: z.int(), Source: z.literal([0, 1]), CompanyGSTIN: z.string(), State: z.string(), PincodeVerified: z.boolean(),
});
export type AddressAnswer = z.infer<typeof address>;

export const company = z.object({
  Id: z.int(), Name: z.string(), Address: z.string(), StateCode: z.string(), GSTIN: z.string(), Fssai: z.string(), SupportPhone: z.string(), SupportMail: z.string(), GrievanceOfficer: z.string(),
});

const challenge = z.array(z.object({ Id: z.int(), Error: z.int(), Message: z.string(), Code: z.string(), ResendAfter: z.int(), ExpiresAt: f.instant }));

const at = { service: 'user' } as const;
const anon = { kind: 'anon' } as const;

export const userOperations = {
  startSignIn: operation({ ...at, id: 'start-sign-in', row: 'U1', method: 'GET', path: '/api/UserRegister', choose: exactly('email', 'mobile'), who: anon, writes: true,
    query: z.object({ email: f.text(emailLettersMax), mobile: f.text(mobileLettersMax) }), answer: challenge, refusals: ['mobile-invalid', 'email-invalid', 'contact-needed', 'too-early', 'too-many-codes'],
    meaning: 'Sends a one-time password to whichever is given; the same answer for known and unknown. Asked again within 30 seconds it answers the same request and sends nothing; from another network it answers too-early.' }),
  checkCode: operation({ ...at, id: 'check-code', row: 'U2', method: 'GET', path: '/api/UserRegister', choose: exactly('Id', 'password'), who: anon, writes: true, isSecret: true,
    query: z.object({ Id: f.idText, password: f.text(20) }), answer: z.array(z.extend(z.partial(userRecord), { Error: z.int(), Message: z.string(), Code: z.string(), TriesLeft: z.optional(z.int()), Token: z.optional(z.string()) })), refusals: ['code-wrong', 'code-expired', 'code-used-up', 'staff-needs-mobile'], meaning: 'Checks the one-time password; answers the user record and Token, and sets the refresh cookie.' }),
  resendCode: operation({ ...at, id: 'resend-code', row: 'U3', method: 'GET', path: '/api/UserRegister', choose: exactly('OtpId'), who: anon, writes: true, query: z.object({ OtpId: f.idText }), answer: challenge, refusals: ['too-early', 'too-many-codes', 'code-expired'], meaning: 'Sends another code, which replaces the old one.' }),
  readUser: operation({ ...at, id: 'read-user', row: 'U4', method: 'GET', path: '/api/UserRegister', choose: exactly('uId'), who: { kind: 'self', name: 'uId', orStaff: 'users' }, query: z.object({ uId: f.idText }), answer: z.array(userRecord), meaning: 'The user record.' }),
  changeUser: operation({ ...at, id: 'change-user', row: 'U6', method: 'POST', path: '/api/UserRegister', choose: alone, who: { kind: 'self', name: 'UserId' }, answer: result, refusals: ['name-missing', 'email-invalid', 'pincode-invalid'],
    body: z.object({ UserId: f.id, Name: f.text(nameLettersMax), Email: z._default(f.text(emailLettersMax), ''), Address: z._default(f.text(addressLettersMax), ''), Pincode: z._default(f.text(10), '') }), meaning: 'Changes name and address of the person.' }),
  readProfile: operation({ ...at, id: 'read-profile', row: 'U7', method: 'GET', path: '/api/CustomerProfile', choose: exactly('UserId'), who: { kind: 'self', name: 'UserId', orStaff: 'users' }, query: z.object({ UserId: f.idText }), answer: z.array(userRecord), meaning: 'The profile.' }),
  /** Differs from U7 by its name only: `uId` lists addresses. */
  listAddresses: operation({ ...at, id: 'list-addresses', row: 'U8', method: 'GET', path: '/api/CustomerProfile', choose: exactly('uId'), who: { kind: 'self', name: 'uId' }, paged: true, query: z.object({ uId: f.idText }), answer: z.array(address), meaning: 'Saved addresses.' }),
  saveAddress: operation({ ...at, id: 'save-address', row: 'U9', method: 'POST', path: '/api/CustomerProfile', choose: alone, who: { kind: 'self', name: 'UserId' }, answer: result, refusals: ['name-missing', 'mobile-invalid', 'address-missing', 'email-invalid', 'pincode-invalid', 'pincode-not-served', 'party-address', 'too-many-addresses'],
    body: z.object({ Id: z._default(f.idOrZero, 0), UserId: f.id, Name: f.text(nameLettersMax), Email: z._default(f.text(emailLettersMax), ''), Mobile: f.text(mobileLettersMax), Address: f.text(addressLettersMax), Pincode: f.text(10), Source: z._default(z.literal([0, 1]), 1), CompanyGSTIN: z._default(f.text(15), '') }), meaning: 'Saves an address under a new Id (an order may name the old one); Id names the one it replaces.' }),
  /** A list that grows with the shop; `Search` is part of a name or mail address, or the beginning of a number. */
  listUsers: operation({ ...at, id: 'list-users', row: 'U10', method: 'GET', path: '/api/Users', choose: exactly('loc'), optional: ['Search'], who: { kind: 'staff', permission: 'users' }, paged: true,
    query: z.object({ loc: z.literal('1'), Search: z.optional(f.text(personSearchLettersMax)) }), answer: z.array(userRecord), meaning: 'People with where they are, newest first; only staff see them.' }),
  /** Not reached through the bff: it knows which items these are and adds them (`list-favourites`). The token says whose. */
  listFavouriteIds: operation({ ...at, id: 'list-favourite-ids', row: 'U15', method: 'GET', path: '/internal/favourite-ids', choose: alone, who: { kind: 'owner' }, paged: true, timeoutMs: 800,
    answer: z.array(z.object({ ItemId: z.int() })), meaning: 'Ids of the favourites of the token\'s subject, newest first.' }),
  addFavourite: operation({ ...at, id: 'add-favourite', row: 'U15', method: 'POST', path: '/api/Favourite', choose: alone, who: { kind: 'self', name: 'UserId' }, answer: result, refusals: ['too-many-favourites'],
    body: z.object({ UserId: f.id, ItemId: f.id }), meaning: 'Keeps an item among the favourites; once more changes nothing. At most 200 a person.' }),
  removeFavourite: operation({ ...at, id: 'remove-favourite', row: 'U15', method: 'DELETE', path: '/api/Favourite', choose: exactly('UserId', 'ItemId'), who: { kind: 'self', name: 'UserId' }, answer: result,
    query: z.object({ UserId: f.idText, ItemId: f.idText }), meaning: 'Takes an item from the favourites; one that is not there is no failure.' }),
  readCompany: operation({ ...at, id: 'read-company', row: 'U13', method: 'GET', path: '/api/Company', choose: exactly('Id'), who: anon, cacheSeconds: 60, query: z.object({ Id: f.idText }), answer: z.array(company), meaning: 'Company name, address, support contacts, GSTIN, FSSAI.' }),
  renewToken: operation({ ...at, id: 'renew-token', row: 'U16', method: 'POST', path: '/api/Token', choose: alone, who: { kind: 'refresh-cookie' }, answer: resultWith({ Token: z.string() }), refusals: ['signed-out'], meaning: 'Renews the bearer token by the refresh cookie, which rotates; an old one ends the family.' }),
  endSession: operation({ ...at, id: 'end-session', row: 'U16', method: 'DELETE', path: '/api/Token', choose: alone, optional: ['all'], who: { kind: 'refresh-cookie' }, query: z.object({ all: z.optional(z.enum(['0', '1'])) }), answer: result, meaning: 'Ends this session, or all (all=1).' }),
  saveStaff: operation({ ...at, id: 'save-staff', row: 'U17', method: 'POST', path: '/api/admin/user/staff', choose: alone, who: { kind: 'staff', permission: 'users' }, answer: result, refusals: ['mobile-invalid', 'not-all-yours', 'own-users'],
    body: z.object({ Mobile: f.text(mobileLettersMax), Name: f.text(nameLettersMax), Permissions: z.array(z.string()).check(z.maxLength(20)) }), meaning: 'Gives a person permissions, at most those the giver has; an empty list takes them away.' }),
  saveParty: operation({ ...at, id: 'save-party', row: 'U19', method: 'POST', path: '/api/admin/user/parties', choose: alone, who: { kind: 'staff', permission: 'users' }, answer: result,
    refusals: ['name-missing', 'gstin-invalid', 'mobile-invalid', 'address-missing', 'pincode-invalid', 'pincode-not-served', 'other-party'],
    body: z.object({ Name: f.text(100), GSTIN: f.text(15), Address: f.text(addressLettersMax), Pincode: f.text(10), Mobile: f.text(mobileLettersMax) }), meaning: 'Makes a business customer, or finds the one of this GSTIN, and the person of the number its member. Answers the PartyId.' }),
  /** Not reached through the bff: `npm run shop:create` and the seed call it with the bootstrap secret. */
  createCompany: operation({ ...at, id: 'create-company', row: 'U18', method: 'POST', path: '/internal/create-company', choose: alone, who: anon, answer: result, refusals: ['company-exists', 'gstin-invalid', 'mobile-invalid'],
    body: z.object({ Name: f.text(100), Address: f.text(300), StateCode: z.string(), GSTIN: f.text(15), Fssai: z.string().check(z.regex(/^\d{14}$/, 'must be 14 digits')), SupportPhone: f.text(20), SupportMail: f.text(emailLettersMax), GrievanceOfficer: f.text(100), AdministratorMobile: f.text(mobileLettersMax), AdministratorName: f.text(nameLettersMax) }), meaning: 'Makes the company and its first administrator; needs the header `authorization: Bootstrap <secret>`.' }),
};
