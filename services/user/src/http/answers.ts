import { firstCompanyId, isoInstant, type Language } from '@tokri/contracts';
import { refused } from '@tokri/contracts/http';
import type { AddressAnswer, ResultEntry, UserRecord } from '@tokri/contracts/http';
import { rolesOf } from '@tokri/service-kit/auth';
import type { AddressRead } from '../application/list-addresses.ts';
import type { UserRead } from '../application/read-user.ts';
import type { ChallengeTold } from '../application/send-code.ts';
import type { Company } from '../domain/company.ts';
import { writtenMobile } from '../domain/identity.ts';
import type { Party } from '../domain/party.ts';
import type { UserRefusal } from '../domain/refusal.ts';
import { noSmsText, refusalText } from './texts.ts';

export const refusedEntry = (refusal: UserRefusal, language: Language): ResultEntry =>
  refused(refusal.code, refusalText(refusal.code, language));

/** U1, U3. */
export const challengeEntry = (told: ChallengeTold, language: Language) => ({
  Id: told.id,
  Error: 0,
  Message: told.receivesCodes ? '' : noSmsText[language],
  Code: '',
  ResendAfter: told.resendAfterSeconds,
  ExpiresAt: isoInstant(told.expiresAt),
});
export const refusedChallenge = (refusal: UserRefusal, language: Language) => ({
  ...refusedEntry(refusal, language),
  ResendAfter: refusal.retryAfterSeconds ?? 0,
  ExpiresAt: '',
});

/** The record of section 3; what this shop does not know of a person has the section's defaults. */
export const userRecord = (
  { user, isPincodeServed }: UserRead,
  party: Party | null = null,
): UserRecord => {
  const mobile = writtenMobile(user.mobile);
  return {
    Id: user.id,
    UserId: user.id,
    UserName: mobile || user.email,
    Password: '',
    Name: user.name,
    Email: user.email,
    Mobile: mobile,
    Address: user.address,
    Pincode: user.pincode,
    IsPincodeAvailable: isPincodeServed ? 1 : 0,
    Status: 1,
    UserType: user.permissions.length > 0 ? 1 : 0,
    Type: 0,
    userstatus: 1,
    consumerstatus: 1,
    PartyId: user.partyId,
    IsBussinessCustomer: user.partyId > 0 ? 1 : 0,
    CompanyId: firstCompanyId,
    CompanyName: party?.name ?? '',
    CompanyGSTIN: party?.gstin ?? '',
    GSTN: party?.gstin ?? '',
    Latitude: 0,
    Longitude: 0,
    Roles: ['customer', ...rolesOf(user.permissions)],
  };
};

/** U8. What a member of a party has sent to any of their addresses is billed to the party. */
export const addressEntry = (
  { address, isPincodeServed }: AddressRead,
  party: Party | null,
): AddressAnswer => ({
  Id: address.id,
  Name: address.name,
  Email: address.email,
  Mobile: address.mobile,
  Address: address.address,
  Pincode: address.pincode,
  UserId: address.userId,
  Source: address.source,
  CompanyGSTIN: party?.gstin ?? '',
  State: address.stateCode,
  PincodeVerified: isPincodeServed,
});

/** U13. */
export const companyEntry = (company: Company) => ({
  Id: company.id,
  Name: company.name,
  Address: company.address,
  StateCode: company.stateCode,
  GSTIN: company.gstin,
  Fssai: company.fssai,
  SupportPhone: company.supportPhone,
  SupportMail: company.supportMail,
  GrievanceOfficer: company.grievanceOfficer,
});
