import { formatInstant, shopDate } from '@tokri/contracts/dates';
import { type Language } from '@tokri/contracts/language';
import { defaultCompanyId } from '@tokri/contracts/platform';
import { commandFailed, errorFields } from '@tokri/contracts/api';
import type { AddressResponse, CommandResponseEntry, UserResponse } from '@tokri/contracts/api';
import { toRoles } from '@tokri/service-kit/auth';
import { createCommandResponse } from '@tokri/service-kit/http';
import type { AddressView } from '../application/addresses/list-addresses.ts';
import type { UserView } from '../application/accounts/read-user.ts';
import type { ChallengeSummary } from '../application/one-time-passwords/send-code.ts';
import { toDisplayMobile } from '../domain/accounts/identity.ts';
import { isVerified } from '../domain/accounts/user.ts';
import { toPartyRoleNames, type Party } from '../domain/companies/party.ts';
import type { CheckCodeError, UserError } from '../domain/user-result.ts';
import { noSmsMessage, errorMessage, prefixTwiceMessage } from './error-messages.ts';
import { sendLimitMessage, type CodePurpose } from './one-time-passwords/send-limit-message.ts';

export const toCommandResponse = createCommandResponse<UserError>((error, language) =>
  error.code === 'prefix-twice'
    ? prefixTwiceMessage(error, language)
    : errorMessage(error.code, language),
);

export const toErrorResponse = (error: UserError, language: Language): CommandResponseEntry =>
  commandFailed(error.code, errorMessage(error.code, language));

export const toChallengeResponse = (challenge: ChallengeSummary, language: Language) => ({
  Id: challenge.id,
  Error: 0,
  ...errorFields('', challenge.receivesCodes ? '' : noSmsMessage[language]),
  ResendAfter: challenge.resendAfterSeconds,
  ExpiresAt: formatInstant(challenge.expiresAt),
});

export const toChallengeErrorResponse = (
  error: UserError,
  { language, purpose }: { readonly language: Language; readonly purpose: CodePurpose },
) => {
  const retryAfterSeconds = 'retryAfterSeconds' in error ? error.retryAfterSeconds : 0;
  const message =
    error.code === 'too-many-codes'
      ? sendLimitMessage({ purpose, retryAfterSeconds, language })
      : errorMessage(error.code, language);
  return commandFailed(error.code, message, { ResendAfter: retryAfterSeconds, ExpiresAt: '' });
};

/** The last attempt keeps the code `code-wrong`, but its message asks for a new code. */
export const toCheckCodeErrorResponse = (error: CheckCodeError, language: Language) => {
  const isUsedUp = error.code === 'code-wrong' && error.attemptsLeft === 0;
  const message = errorMessage(isUsedUp ? 'code-used-up' : error.code, language);
  return commandFailed(error.code, message, { TriesLeft: error.attemptsLeft });
};

export const toUserResponse = (
  { user, isPincodeServed }: UserView,
  party: Party | null = null,
): UserResponse => {
  const mobile = toDisplayMobile(user.mobile);
  return {
    Id: user.id,
    UserId: user.id,
    UserName: mobile || user.email,
    Password: '',
    Name: user.name,
    Email: user.email,
    Mobile: mobile,
    MobileVerified: isVerified(user, 'sms'),
    EmailVerified: isVerified(user, 'mail'),
    SignInChannel: user.signInChannel,
    Address: user.address,
    Pincode: user.pincode,
    IsPincodeAvailable: isPincodeServed ? 1 : 0,
    Status: user.block ? 0 : 1,
    UserType: user.permissions.length > 0 ? 1 : 0,
    Type: 0,
    userstatus: 1,
    consumerstatus: 1,
    PartyId: user.partyId,
    IsBussinessCustomer: user.partyId > 0 ? 1 : 0,
    CompanyId: defaultCompanyId,
    CompanyName: party?.name ?? '',
    CompanyGSTIN: party?.gstin ?? '',
    GSTN: party?.gstin ?? '',
    Latitude: 0,
    Longitude: 0,
    Roles: ['customer', ...toPartyRoleNames(user.partyRoles), ...toRoles(user.permissions)],
  };
};

export const toAddressResponse = (
  { address, isPincodeServed, isListed }: AddressView,
  party: Party | null,
): AddressResponse => ({
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
  ...(isListed || !address.keptUntil ? {} : { KeptUntil: shopDate(address.keptUntil) }),
});
