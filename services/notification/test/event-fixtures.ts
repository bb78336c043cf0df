import { randomUUID } from 'node:crypto';
import type { Language } from '@tokri/contracts/language';
import { contactSnapshot, orderConfirmed, orderPlaced } from '@tokri/contracts/events';
import type { createSealer } from '@tokri/service-kit/crypto';
import type { Broker } from '@tokri/service-kit/kafka';
import type { connectMongo } from '@tokri/service-kit/mongo';
import { eventually, publishEvent } from '@tokri/service-kit/testing';

interface EventFixtureDeps {
  readonly broker: Broker;
  readonly connection: Awaited<ReturnType<typeof connectMongo>>;
  readonly sealer: ReturnType<typeof createSealer>;
}

export const orderFields = (orderId: number, userId: number) => ({
  orderId,
  userId,
  partyId: 0,
  status: 3,
  paymentStatus: 1,
});

export const createEventFixtures = ({ broker, connection, sealer }: EventFixtureDeps) => {
  let lastId = 100;
  const nextId = (): number => (lastId += 1);
  const publishPerson = async ({
    mobile = '+919123456781',
    email = 'meera@example.in',
    verification = { mobileVerified: true, emailVerified: true } as {
      readonly mobileVerified?: boolean;
      readonly emailVerified?: boolean;
    },
    permissions = [] as string[],
    name = 'Meera Nair',
    userId = nextId(),
    seq = 1,
  } = {}) => {
    await publishEvent(broker, contactSnapshot, {
      key: `person:${userId}`,
      seq,
      data: {
        kind: 'person',
        userId,
        partyId: 0,
        ...(permissions.length > 0 ? { permissions } : {}),
        sealed: sealer.seal(JSON.stringify({ name, mobile, email, ...verification })),
      },
    });
    await eventually(
      () =>
        connection
          .collection<{ _id: string }>('contacts')
          .findOne({ _id: `person:${userId}`, seq }),
      { missing: 'the contact' },
    );
    return userId;
  };
  const placeOrder = async (
    userId: number,
    {
      orderId = nextId(),
      id = randomUUID() as string,
      occurredAt = new Date(),
      language = undefined as Language | undefined,
    } = {},
  ) => {
    const data = {
      ...orderFields(orderId, userId),
      status: 1,
      companyId: 1,
      transactionNumber: `TK-${orderId}`,
      holdId: 1,
      slotId: 1,
      pdate: '2026-11-22',
      slotTimes: { start: '07:00', end: '10:00' },
      cartVersion: 1,
      paymentMethod: 'cod' as const,
      payablePaise: 62_500,
      couponCode: null,
      lines: [],
      ...(language && { language }),
    };
    await publishEvent(broker, orderPlaced, { key: String(orderId), seq: 1, id, data, occurredAt });
    return { orderId, userId, notification: `ntf:${orderId}:placed` };
  };
  const confirmOrder = async (
    { orderId, userId }: { orderId: number; userId: number },
    id: string = randomUUID(),
  ) => {
    await publishEvent(broker, orderConfirmed, {
      key: String(orderId),
      seq: 2,
      id,
      data: { ...orderFields(orderId, userId), pdate: '2026-11-22', cartVersion: 1, lines: [] },
    });
    return `ntf:${orderId}:confirmed`;
  };
  return { nextId, publishPerson, placeOrder, confirmOrder };
};
