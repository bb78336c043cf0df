import {
  accountClosed,
  codeRequested,
  personErased,
  secondFactorChanged,
  sessionEnded,
  staffInvited,
  tokensRevoked,
  sealedAddress,
  sealedContacts,
  sealedCode,
  sealedInvitation,
  sealedParty,
  sealedPerson,
  userChanged,
  userRegistered,
} from '@tokri/contracts/events';
import type {
  companySnapshot,
  contactSnapshot,
  EventData,
  partySnapshot,
} from '@tokri/contracts/events';
import { receivesSms } from '@tokri/contracts/validation';
import type { Sealer } from '@tokri/service-kit/crypto';
import { createOutboxEntry } from '@tokri/service-kit/outbox';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Address } from '../domain/addresses/address.ts';
import type { Company } from '../domain/companies/company.ts';
import type { CodeRequest } from '../domain/one-time-passwords/challenge.ts';
import type { Requester } from '../domain/one-time-passwords/requester.ts';
import { canReceiveCodes, toDisplayMobile } from '../domain/accounts/identity.ts';
import { changesMembership, type Party } from '../domain/companies/party.ts';
import { isVerified } from '../domain/accounts/user.ts';
import type { Erasure } from '../domain/erasure/erasure-state.ts';
import { changesPermissions } from '../domain/accounts/staff-permissions.ts';
import type {
  SecondFactorChange,
  SecondFactorRecord,
} from '../domain/second-factor/second-factor.ts';
import type { Invitation, User, UserChange } from '../domain/accounts/user.ts';
import type { Session } from '../domain/sessions/session.ts';

const codePurpose = ({ kind }: Requester) => {
  switch (kind) {
    case 'user':
      return 'verify-contact' as const;
    case 'deletion':
      return 'delete-account' as const;
    case 'device':
    case 'unknown-device':
      return 'sign-in' as const;
  }
};

export const toCodeRequestedEntries =
  (sealer: Sealer) =>
  (request: CodeRequest): OutboxEntry[] => {
    const { challengeId, sends, identity, requester, code, expiresAt, requestedAt, language } =
      request;
    if (!canReceiveCodes(identity)) return [];
    const sealed = sealer.seal(JSON.stringify(sealedCode.parse({ to: identity.contact, code })));
    const data = {
      challengeId,
      channel: identity.channel,
      expiresAt: expiresAt.toISOString(),
      language,
      purpose: codePurpose(requester),
      sealed,
    };
    return [
      createOutboxEntry(codeRequested, {
        key: String(challengeId),
        seq: sends,
        data,
        occurredAt: requestedAt,
      }),
    ];
  };

const userEventFields = (user: User) => ({
  key: String(user.id),
  seq: user.seq + 1,
  data: { userId: user.id },
});

export const toUserRegisteredEntry = (user: User, at: Date): OutboxEntry =>
  createOutboxEntry(userRegistered, { ...userEventFields(user), occurredAt: at });

/** A session ends once, so its one event has the first number under the key of the session. */
export const toSessionEndedEntry = (
  { id, userId }: Pick<Session, 'id' | 'userId'>,
  at: Date,
): OutboxEntry =>
  createOutboxEntry(sessionEnded, {
    key: id,
    seq: 1,
    data: { userId, sessionId: id },
    occurredAt: at,
  });

/** The write raises the user's revision by one; tokens of that revision are valid. */
const toTokensRevokedEntry = (user: User, at: Date): OutboxEntry =>
  createOutboxEntry(tokensRevoked, {
    key: String(user.id),
    seq: user.seq + 2,
    data: { userId: user.id, revision: user.rev + 1, changedAt: at.toISOString() },
    occurredAt: at,
  });
const toStaffInvitedEntries = (
  sealer: Sealer,
  { id, seq, mobile }: User,
  { at, language }: Invitation,
): OutboxEntry[] => {
  if (!receivesSms(mobile)) return [];
  const sealed = sealer.seal(JSON.stringify(sealedInvitation.parse({ to: mobile })));
  return [
    createOutboxEntry(staffInvited, {
      key: String(id),
      seq: seq + 3,
      data: { userId: id, language, sealed },
      occurredAt: at,
    }),
  ];
};

export const toSecondFactorChangedEntries =
  (sealer: Sealer) =>
  ({ userId, seq }: SecondFactorRecord, { message }: SecondFactorChange): OutboxEntry[] => {
    if (!message) return [];
    const { state, changedAt, language, mobile, mail } = message;
    const sealed = sealer.seal(JSON.stringify(sealedContacts.parse({ mobile, mail })));
    return [
      createOutboxEntry(secondFactorChanged, {
        key: String(userId),
        seq: seq + 1,
        data: { userId, state, language, sealed },
        occurredAt: changedAt,
      }),
    ];
  };

const toErasureEntries = ({ id, seq }: User, erasure: Erasure): OutboxEntry[] => {
  const { reference, closedAt, settledAt, erasedAt } = erasure;
  const position = { key: String(id), seq: seq + 4 };
  const account = { userId: id, reference };
  if (erasedAt)
    return [
      createOutboxEntry(personErased, {
        ...position,
        data: { ...account, erasedAt: erasedAt.toISOString() },
        occurredAt: erasedAt,
      }),
    ];
  return settledAt
    ? []
    : [
        createOutboxEntry(accountClosed, {
          ...position,
          data: { ...account, closedAt: closedAt.toISOString() },
          occurredAt: closedAt,
        }),
      ];
};

export const toUserChangedEntries =
  (sealer: Sealer) =>
  (user: User, change: UserChange, at: Date): OutboxEntry[] => [
    createOutboxEntry(userChanged, { ...userEventFields(user), occurredAt: at }),
    ...(changesPermissions(user, change) ||
    changesMembership(user, change) ||
    change.tokensRevokedAt
      ? [toTokensRevokedEntry(user, at)]
      : []),
    ...(change.invitation ? toStaffInvitedEntries(sealer, user, change.invitation) : []),
    ...(change.erasure ? toErasureEntries(user, change.erasure) : []),
  ];

type Contact = EventData<typeof contactSnapshot>;

export const toPersonSnapshot =
  (sealer: Sealer) =>
  (user: User): Contact | null => {
    const { name, mobile, email, verifiedEmail, erasure } = user;
    if (erasure?.erasedAt) return null;
    const person = {
      name,
      mobile: toDisplayMobile(mobile),
      email,
      mobileVerified: isVerified(user, 'sms'),
      emailVerified: isVerified(user, 'mail'),
      verifiedEmail,
    };
    return {
      kind: 'person',
      userId: user.id,
      partyId: user.partyId,
      ...(user.partyId > 0 ? { partyRoles: [...user.partyRoles] } : {}),
      ...(user.permissions.length > 0 ? { permissions: [...user.permissions] } : {}),
      sealed: sealer.seal(JSON.stringify(sealedPerson.parse(person))),
    };
  };

export const toAddressSnapshot =
  (sealer: Sealer) =>
  (saved: Address): Contact | null => {
    if (saved.isErased) return null;
    const { name, mobile, email, address } = saved;
    return {
      kind: 'address',
      addressId: saved.id,
      userId: saved.userId,
      pincode: saved.pincode,
      stateCode: saved.stateCode,
      sealed: sealer.seal(JSON.stringify(sealedAddress.parse({ name, mobile, email, address }))),
    };
  };

export const toPartySnapshot =
  (sealer: Sealer) =>
  ({ id, name, address, gstin, pincode, stateCode }: Party): EventData<typeof partySnapshot> => ({
    partyId: id,
    pincode,
    stateCode,
    sealed: sealer.seal(JSON.stringify(sealedParty.parse({ name, address, gstin }))),
  });

export const toCompanySnapshot = (company: Company): EventData<typeof companySnapshot> => {
  const { id, name, address, gstin, fssai, initialSeller, rev: _rev, ...settings } = company;
  return {
    ...settings,
    companyId: id,
    seller: { name, address, gstin, fssai },
    ...(initialSeller && { initialSeller }),
    billPrefixes: settings.billPrefixes.map(({ fromYear, prefixes }) => ({ fromYear, prefixes })),
  };
};
