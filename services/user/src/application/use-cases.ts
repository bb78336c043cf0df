import { changeUser } from './accounts/change-user.ts';
import { checkCode } from './one-time-passwords/check-code.ts';
import type { CheckCodeDeps } from './one-time-passwords/check-code.ts';
import { applyAsBusiness } from './companies/apply-as-business.ts';
import { listApplications } from './companies/list-applications.ts';
import { lookUpGstin } from './companies/look-up-gstin.ts';
import {
  approveApplication,
  declineApplication,
  finishApprovals,
} from './companies/decide-application.ts';
import { listPartyPeople, removePartyPerson, setPartyRoles } from './companies/party-people.ts';
import type { GstPortal } from './ports/gst-portal.ts';
import { createCompany } from './companies/create-company.ts';
import { changeCompanySettings } from './companies/change-company-settings.ts';
import {
  findPublishers,
  listPolicies,
  publishPolicy,
  readPolicy,
  readPolicyHistory,
  readPublicPolicy,
  savePolicyDraft,
  storeFirstPolicies,
} from './policies/policies.ts';
import type { Policies } from './ports/policies.ts';
import { endCustomerSessions } from './customers/end-customer-sessions.ts';
import { listCustomers } from './customers/list-customers.ts';
import { readCustomer } from './customers/read-customer.ts';
import { setBlock } from './customers/set-block.ts';
import { deleteAccount } from './erasure/delete-account.ts';
import { eraseSettledAccounts, settleAccount } from './erasure/erase-settled.ts';
import { restoreErasure } from './erasure/restore-erasure.ts';
import { startAccountDeletion } from './erasure/start-account-deletion.ts';
import type { ClosedAccounts, ErasureLog } from './ports/erasures.ts';
import { startPreview } from './customers/start-preview.ts';
import { listStaff } from './accounts/list-staff.ts';
import { recordInvitationDelivery } from './accounts/record-invitation-delivery.ts';
import { resendInvitation } from './accounts/resend-invitation.ts';
import { setStaffPermissions } from './accounts/set-staff-permissions.ts';
import { confirmSecondFactor, startSecondFactor } from './second-factor/enrolment.ts';
import { resetSecondFactor } from './second-factor/reset-second-factor.ts';
import {
  readSecondFactor,
  replaceRecoveryCodes,
  turnOffSecondFactor,
  verifySecondFactor,
} from './second-factor/verification.ts';
import type { SecondFactorCodes, SecondFactors } from './ports/second-factors.ts';
import { endSession } from './sessions/end-session.ts';
import { listOwnSessions, listSessionsOfUser } from './sessions/list-own-sessions.ts';
import { addFavourite, listFavourites, removeFavourite } from './favourites/favourites.ts';
import { listAddresses } from './addresses/list-addresses.ts';
import { migrateCompanies } from './companies/migrate-companies.ts';
import { migrateSearchKeys } from './accounts/migrate-search-keys.ts';
import { publishPartyRoles } from './accounts/publish-party-roles.ts';
import { publishStaffPermissions } from './accounts/publish-staff-permissions.ts';
import { migrateVerification } from './accounts/migrate-verification.ts';
import { listUsers } from './accounts/list-users.ts';
import type { Addresses, ServiceAreas } from './ports/addresses.ts';
import type { BusinessApplications, Companies, Parties, PartyQuery } from './ports/companies.ts';
import type { Identities, Users, InvitationLimiter } from './ports/accounts.ts';
import type { NextId } from './ports/runtime.ts';
import type { IssuePreviewToken } from './ports/sessions.ts';
import { readUser, toUserView } from './accounts/read-user.ts';
import { registerPerson, registerSignedIn } from './accounts/register-person.ts';
import { renewToken } from './sessions/renew-token.ts';
import { resendCode } from './one-time-passwords/resend-code.ts';
import { eraseFormerAddresses } from './addresses/erase-former-addresses.ts';
import { removeAddress } from './addresses/remove-address.ts';
import { saveAddress } from './addresses/save-address.ts';
import { findParty } from './companies/find-party.ts';
import { saveParty } from './companies/save-party.ts';
import { saveStaff } from './accounts/save-staff.ts';
import { startSignIn } from './one-time-passwords/start-sign-in.ts';
import { startContactVerification, verifyContact } from './accounts/verify-contact.ts';
import type { FormerSettings } from '../domain/companies/company.ts';
import type { User } from '../domain/accounts/user.ts';

export interface UseCaseDeps extends Omit<CheckCodeDeps, 'register'> {
  readonly users: Users;
  readonly addresses: Addresses;
  readonly identities: Identities;
  readonly companies: Companies;
  readonly policies: Policies;
  readonly formerSettings: FormerSettings;
  readonly parties: Parties;
  readonly applications: BusinessApplications;
  readonly portal: GstPortal;
  readonly areas: ServiceAreas;
  readonly issuePreviewToken: IssuePreviewToken;
  readonly invitationLimiter: InvitationLimiter;
  readonly secondFactors: SecondFactors;
  readonly secondFactorCodes: SecondFactorCodes;
  readonly closedAccounts: ClosedAccounts;
  readonly erasures: ErasureLog;
  readonly newReference: () => string;
  readonly nextUserId: NextId;
  readonly nextAddressId: NextId;
}

const bindErasure = (deps: UseCaseDeps) => ({
  startAccountDeletion: startAccountDeletion(deps),
  deleteAccount: deleteAccount(deps),
  settleAccount: settleAccount(deps),
  restoreErasure: restoreErasure(deps),
  eraseSettledAccounts: eraseSettledAccounts(deps),
  findClosedAccount: (reference: string) => deps.closedAccounts.findByReference(reference),
});

const bindSecondFactor = (deps: UseCaseDeps) => ({
  readSecondFactor: readSecondFactor(deps),
  startSecondFactor: startSecondFactor(deps),
  confirmSecondFactor: confirmSecondFactor(deps),
  verifySecondFactor: verifySecondFactor(deps),
  replaceRecoveryCodes: replaceRecoveryCodes(deps),
  turnOffSecondFactor: turnOffSecondFactor(deps),
  resetSecondFactor: resetSecondFactor(deps),
});

const bindBusinessCustomers = (deps: UseCaseDeps) => ({
  lookUpGstin: lookUpGstin(deps),
  applyAsBusiness: applyAsBusiness(deps),
  findApplication: (userId: number) => deps.applications.find(userId),
  listApplications: listApplications(deps),
  approveApplication: approveApplication(deps),
  declineApplication: declineApplication(deps),
  finishApprovals: finishApprovals(deps),
  listPartyPeople: listPartyPeople(deps),
  setPartyRoles: setPartyRoles(deps),
  removePartyPerson: removePartyPerson(deps),
});

const bindMigrations = (deps: UseCaseDeps) => ({
  migrateCompanies: migrateCompanies(deps),
  migrateVerification: migrateVerification(deps),
  migrateSearchKeys: migrateSearchKeys(deps),
  publishPartyRoles: publishPartyRoles(deps),
  publishStaffPermissions: publishStaffPermissions(deps),
  storeFirstPolicies: storeFirstPolicies(deps),
});

const bindSessions = (deps: UseCaseDeps) => ({
  renewToken: renewToken(deps),
  endSession: endSession(deps),
  listOwnSessions: listOwnSessions(deps),
  listSessionsOfUser: listSessionsOfUser(deps),
});

const bindAddresses = (deps: UseCaseDeps) => ({
  listAddresses: listAddresses(deps),
  saveAddress: saveAddress(deps),
  removeAddress: removeAddress(deps),
  eraseFormerAddresses: eraseFormerAddresses(deps),
  nextAddressId: deps.nextAddressId,
});

export const bindUseCases = (deps: UseCaseDeps) => {
  const register = registerPerson(deps);
  const withRegister = { ...deps, register };
  return {
    startSignIn: startSignIn(deps),
    resendCode: resendCode(deps),
    checkCode: checkCode({ ...deps, register: registerSignedIn(deps) }),
    ...bindSessions(deps),
    readUser: readUser(deps),
    changeUser: changeUser(deps),
    ...bindAddresses(deps),
    listUsers: listUsers(deps),
    listFavourites: listFavourites(deps),
    addFavourite: addFavourite(deps),
    removeFavourite: removeFavourite(deps),
    saveStaff: saveStaff(withRegister),
    listStaff: listStaff(deps),
    setStaffPermissions: setStaffPermissions(deps),
    resendInvitation: resendInvitation(deps),
    recordInvitationDelivery: recordInvitationDelivery(deps),
    listCustomers: listCustomers(deps),
    readCustomer: readCustomer(deps),
    setBlock: setBlock(deps),
    startPreview: startPreview(deps),
    endCustomerSessions: endCustomerSessions(deps),
    saveParty: saveParty(withRegister),
    findParty: findParty(deps),
    listParties: (query: PartyQuery) => deps.parties.list(query),
    createCompany: createCompany(withRegister),
    findCompany: (id: number) => deps.companies.find(id),
    changeCompanySettings: changeCompanySettings(deps),
    readPolicyHistory: readPolicyHistory(deps),
    readPublicPolicy: readPublicPolicy(deps),
    readPolicy: readPolicy(deps),
    listPolicies: listPolicies(deps),
    savePolicyDraft: savePolicyDraft(deps),
    publishPolicy: publishPolicy(deps),
    findPublishers: findPublishers(deps),
    toUserView: (user: User) => toUserView(deps.areas, user),
    startContactVerification: startContactVerification(deps),
    verifyContact: verifyContact(deps),
    ...bindBusinessCustomers(deps),
    ...bindMigrations(deps),
    ...bindErasure(deps),
    ...bindSecondFactor(deps),
  };
};
