import { contactSnapshot } from '@tokri/contracts/events';
import { createSealer } from '@tokri/service-kit/crypto';
import { publishEvent } from '@tokri/service-kit/testing';

type TestBroker = Parameters<typeof publishEvent>[0];

export const createContactPublisher = (broker: TestBroker, sealKey: string) => {
  const { seal } = createSealer(sealKey);
  const sealObject = (value: object): string => seal(JSON.stringify(value));
  return {
    publishAddress: (
      addressId: number,
      userId: number,
      { address = '1 Main Road', mobile = '+919000000002', seq = 1 } = {},
    ) =>
      publishEvent(broker, contactSnapshot, {
        key: `address:${addressId}`,
        seq,
        data: {
          kind: 'address',
          addressId,
          userId,
          pincode: '560034',
          stateCode: '29',
          sealed: sealObject({ name: 'Meera Nair', mobile, email: '', address }),
        },
      }),
    publishPerson: (
      userId: number,
      person: { readonly email: string; readonly verifiedEmail?: string; readonly name?: string },
    ) =>
      publishEvent(broker, contactSnapshot, {
        key: `person:${userId}`,
        seq: 1,
        data: {
          kind: 'person',
          userId,
          partyId: 0,
          sealed: sealObject({ name: 'Meera Nair', mobile: '', emailVerified: true, ...person }),
        },
      }),
  };
};
