import type { Sealer } from '@tokri/service-kit/crypto';
import type { StoredModel } from '@tokri/service-kit/mongo';
import type { SnapshotSource } from '@tokri/service-kit/outbox';
import {
  companySnapshot,
  contactKey,
  contactSnapshot,
  partySnapshot,
} from '@tokri/contracts/events';
import { snapshotSource } from '@tokri/service-kit/outbox';
import {
  toAddressSnapshot,
  toCompanySnapshot,
  toPartySnapshot,
  toPersonSnapshot,
} from './messaging/outbox-entries.ts';
import { toAddress } from './persistence/addresses/address-repository.ts';
import type { AddressDocument } from './persistence/addresses/address-repository.ts';
import { toCompany } from './persistence/companies/company-repository.ts';
import type { CompanyDocument } from './persistence/companies/company-repository.ts';
import { toParty } from './persistence/companies/party-repository.ts';
import type { PartyDocument } from './persistence/companies/party-repository.ts';
import { toUser } from './persistence/accounts/user-repository.ts';
import type { UserDocument } from './persistence/accounts/user-document.ts';

type Models = Readonly<Record<'users' | 'addresses' | 'parties' | 'companies', StoredModel>>;

export const createSnapshotSources = (
  models: Models,
  sealer: Sealer,
): readonly SnapshotSource[] => [
  snapshotSource<UserDocument, typeof contactSnapshot>({
    model: models.users,
    event: contactSnapshot,
    key: ({ _id }) => contactKey.person(_id),
    toSnapshot: (doc) => toPersonSnapshot(sealer)(toUser(doc)),
  }),
  snapshotSource<AddressDocument, typeof contactSnapshot>({
    model: models.addresses,
    event: contactSnapshot,
    key: ({ _id }) => contactKey.address(_id),
    toSnapshot: (doc) => toAddressSnapshot(sealer)(toAddress(doc)),
  }),
  snapshotSource<PartyDocument, typeof partySnapshot>({
    model: models.parties,
    event: partySnapshot,
    key: ({ _id }) => contactKey.party(_id),
    toSnapshot: (doc) => toPartySnapshot(sealer)(toParty(doc)),
  }),
  snapshotSource<CompanyDocument, typeof companySnapshot>({
    model: models.companies,
    event: companySnapshot,
    key: ({ _id }) => String(_id),
    toSnapshot: (doc) => toCompanySnapshot(toCompany(doc)),
  }),
];
