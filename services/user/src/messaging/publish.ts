import {
  codeRequested,
  sealedAddress,
  sealedCode,
  sealedParty,
  sealedPerson,
  userChanged,
  userRegistered,
} from '@tokri/contracts/events';
import type { contactState, DataOf, partyState } from '@tokri/contracts/events';
import type { Sealer } from '@tokri/service-kit/crypto';
import { outboxEntry } from '@tokri/service-kit/outbox';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Address } from '../domain/address.ts';
import type { CodeRequest } from '../domain/challenge.ts';
import { canReceiveCodes, writtenMobile } from '../domain/identity.ts';
import type { Party } from '../domain/party.ts';
import type { User } from '../domain/user.ts';

/** A code for who can receive one: number and code sealed before anything is stored (ADR 0006). `seq` is the send, so a reader can tell one from the next. */
export const codeEntries =
  (sealer: Sealer) =>
  (request: CodeRequest): OutboxEntry[] => {
    const { challengeId, sends, identity, code, expiresAt, requestedAt, language } = request;
    if (!canReceiveCodes(identity)) return [];
    const sealed = sealer.seal(JSON.stringify(sealedCode.parse({ to: identity.contact, code })));
    const data = {
      challengeId,
      channel: identity.channel,
      expiresAt: expiresAt.toISOString(),
      language,
      sealed,
    };
    return [
      outboxEntry(codeRequested, {
        key: String(challengeId),
        seq: sends,
        data,
        occurredAt: requestedAt,
      }),
    ];
  };

const aboutUser = (user: User) => ({
  key: String(user.id),
  seq: user.seq + 1,
  data: { userId: user.id },
});

export const registeredEntry = (user: User, at: Date): OutboxEntry =>
  outboxEntry(userRegistered, { ...aboutUser(user), occurredAt: at });
export const changedEntry = (user: User, at: Date): OutboxEntry =>
  outboxEntry(userChanged, { ...aboutUser(user), occurredAt: at });

type Contact = DataOf<typeof contactState>;

export const personRecord =
  (sealer: Sealer) =>
  (user: Pick<User, 'id' | 'partyId' | 'name' | 'mobile' | 'email'>): Contact => {
    const { name, mobile, email } = user;
    return {
      kind: 'person',
      userId: user.id,
      partyId: user.partyId,
      sealed: sealer.seal(
        JSON.stringify(sealedPerson.parse({ name, mobile: writtenMobile(mobile), email })),
      ),
    };
  };

export const addressRecord =
  (sealer: Sealer) =>
  (saved: Address): Contact => {
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

export const partyRecord =
  (sealer: Sealer) =>
  ({ id, name, address, gstin, pincode, stateCode }: Party): DataOf<typeof partyState> => ({
    partyId: id,
    pincode,
    stateCode,
    sealed: sealer.seal(JSON.stringify(sealedParty.parse({ name, address, gstin }))),
  });
