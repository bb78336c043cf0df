import { sealedAddress, sealedParty, sealedPerson } from '@tokri/contracts/events';

export const createContactDecrypter = (decrypt: (sealed: string) => string) => {
  const read = (sealed: string): unknown => JSON.parse(decrypt(sealed));
  return {
    decryptAddress: (sealed: string) => sealedAddress.parse(read(sealed)),
    decryptPerson: (sealed: string) => sealedPerson.parse(read(sealed)),
    decryptParty: (sealed: string) => sealedParty.parse(read(sealed)),
  };
};
export type ContactDecrypter = ReturnType<typeof createContactDecrypter>;
