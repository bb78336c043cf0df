import { contactKey } from '@tokri/contracts/events';
import type {
  CompleteContact,
  CompleteContactReplica,
  ContactDecrypter,
} from '@tokri/service-kit/contacts';
import { createReadThroughCache, type Clock } from '@tokri/service-kit/use-case';
import type { Contacts, Recipient } from '../application/ports/contacts.ts';
import type { StaffDirectory, StaffMember } from '../application/ports/low-stock.ts';
import { maxCachedRecipients, recipientCacheTtlMs } from './recipient-cache.ts';

export interface ContactDirectory
  extends Contacts, Pick<CompleteContactReplica, 'upsert' | 'remove'> {}

export interface ContactDirectoryDeps {
  readonly replica: Pick<CompleteContactReplica, 'findPerson' | 'upsert' | 'remove'>;
  readonly decrypter: Pick<ContactDecrypter, 'decryptPerson'>;
  readonly clock: Clock;
}

/**
 * In records without flags the contact of the sign-in is the number, or the mail address of a
 * person without a number.
 */
const toRecipient = ({
  mobile,
  email,
  mobileVerified = true,
  emailVerified = mobile === '',
}: ReturnType<ContactDecrypter['decryptPerson']>): Recipient => ({
  sms: { address: mobile, isVerified: mobileVerified },
  mail: { address: email, isVerified: emailVerified },
});

/** Cached records stay encrypted. A person who is not known yet is looked up every time. */
export const createContactDirectory = ({
  replica,
  decrypter,
  clock,
}: ContactDirectoryDeps): ContactDirectory => {
  const persons = createReadThroughCache({
    load: replica.findPerson,
    ttlMs: recipientCacheTtlMs,
    maxEntries: maxCachedRecipients,
    clock,
    isCacheable: (person) => person !== null,
  });
  return {
    findRecipient: async (userId) => {
      const person = await persons.get(userId);
      if (person === null) return null;
      return toRecipient(decrypter.decryptPerson(person.contact.sealed));
    },
    upsert: async (record) => {
      await replica.upsert(record);
      if (record.key === contactKey.person(record.contact.userId))
        persons.invalidate(record.contact.userId);
    },
    remove: async (key) => {
      await replica.remove(key);
      persons.clear();
    },
  };
};

export const createStaffDirectory = ({
  replica,
  decrypter,
}: {
  readonly replica: Pick<CompleteContactReplica, 'listPersons' | 'listStaff'>;
  readonly decrypter: Pick<ContactDecrypter, 'decryptPerson'>;
}): StaffDirectory => {
  const toStaff = ({ contact }: CompleteContact): readonly StaffMember[] => {
    if (contact.kind !== 'person') return [];
    const { userId, permissions = [] } = contact;
    const person = decrypter.decryptPerson(contact.sealed);
    return [{ userId, permissions, name: person.name, ...toRecipient(person) }];
  };
  return {
    findStaff: async (userIds) =>
      userIds.length === 0 ? [] : (await replica.listPersons(userIds)).flatMap(toStaff),
    listStaff: async () => (await replica.listStaff()).flatMap(toStaff),
  };
};
