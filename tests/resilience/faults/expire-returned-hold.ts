import { connectMongo } from '@tokri/service-kit/mongo';
import { eventually } from '@tokri/service-kit/testing';
import { readRunFile } from '../../support/product.ts';

const timeoutMs = 60_000;
const minuteMs = 60_000;

interface SlotDocument {
  readonly _id: number;
  readonly holds: Readonly<Record<string, { readonly st: string }>>;
}

/**
 * A customer keeps the hold for five minutes after the payment expired. Its stored expiry is moved
 * into the past, because a test cannot move the clock of a service.
 */
export const expireReturnedHold = async (slotId: number, holdId: number): Promise<void> => {
  const connection = await connectMongo({
    url: readRunFile().infra.mongodb.url,
    database: 'delivery-slot',
    appName: 'experiment',
  });
  try {
    const slots = connection.collection<SlotDocument>('slots');
    const past = new Date(Date.now() - minuteMs);
    const isHeld = { _id: slotId, [`holds.${holdId}.st`]: 'H' };
    const expiry = { [`holds.${holdId}.exp`]: past, nextExpiryAt: past };
    await eventually(
      async () =>
        (await slots.updateOne(isHeld as never, { $set: expiry } as never)).matchedCount === 1,
      { timeoutMs, missing: `hold ${holdId} back from its order` },
    );
    await eventually(async () => !(await slots.findOne({ _id: slotId }))?.holds[holdId], {
      timeoutMs,
      missing: `hold ${holdId} expired`,
    });
  } finally {
    await connection.close();
  }
};
