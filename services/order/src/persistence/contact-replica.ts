import type {
  CompleteContact,
  CompleteContactReplica,
  ContactDecrypter,
} from '@tokri/service-kit/contacts';
import type { ContactDirectory, Person } from '../application/ports/contact-directory.ts';
import type { DeliveryAddress } from '../domain/order.ts';

type AddressContact = Extract<CompleteContact['contact'], { readonly kind: 'address' }>;

export const createContactDirectory = (
  replica: Pick<
    CompleteContactReplica,
    'findAddressAndPerson' | 'findPerson' | 'listByUser' | 'listPersons'
  >,
  { decryptAddress, decryptPerson }: ContactDecrypter,
): ContactDirectory => {
  const toAddress = ({
    addressId,
    sealed,
    pincode,
    stateCode,
  }: AddressContact): DeliveryAddress => {
    const { name, mobile, address } = decryptAddress(sealed);
    return { addressId, name, mobile, address, pincode, stateCode };
  };
  const toPerson = ({ contact }: CompleteContact): Person => {
    const { name, email, emailVerified, verifiedEmail } = decryptPerson(contact.sealed);
    return { name, verifiedEmail: verifiedEmail ?? (emailVerified ? email : '') };
  };
  return {
    findOrderContacts: async (addressId, userId) => {
      const { address, person } = await replica.findAddressAndPerson(addressId, userId);
      const contact = address?.contact;
      return contact?.kind === 'address' && contact.userId === userId
        ? { address: toAddress(contact), person: person && toPerson(person) }
        : null;
    },
    listAddresses: async (userId) =>
      (await replica.listByUser(userId)).flatMap(({ contact }) =>
        contact.kind === 'address' ? [toAddress(contact)] : [],
      ),
    listNames: async (userIds) =>
      (await replica.listPersons(userIds)).flatMap(({ contact }) =>
        contact.kind === 'person'
          ? [{ userId: contact.userId, name: decryptPerson(contact.sealed).name }]
          : [],
      ),
    findPerson: async (userId) => {
      const stored = await replica.findPerson(userId);
      return stored && toPerson(stored);
    },
  };
};
