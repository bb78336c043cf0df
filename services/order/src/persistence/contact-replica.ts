import type {
  CompleteContact,
  CompleteContactReplica,
  ContactDecrypter,
} from '@tokri/service-kit/contacts';
import type { ContactDirectory } from '../application/ports/contact-directory.ts';
import type { DeliveryAddress } from '../domain/order.ts';

type AddressContact = Extract<CompleteContact['contact'], { readonly kind: 'address' }>;

export const createContactDirectory = (
  replica: Pick<
    CompleteContactReplica,
    'findAddress' | 'findPerson' | 'listByUser' | 'listPersons'
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
  return {
    findAddress: async (addressId, userId) => {
      const contact = (await replica.findAddress(addressId))?.contact;
      return contact?.kind === 'address' && contact.userId === userId ? toAddress(contact) : null;
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
      if (!stored) return null;
      const { name, email, emailVerified, verifiedEmail } = decryptPerson(stored.contact.sealed);
      return { name, verifiedEmail: verifiedEmail ?? (emailVerified ? email : '') };
    },
  };
};
