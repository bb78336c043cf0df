import { createHash, randomUUID } from 'node:crypto';
import { itemSnapshot, stockSnapshot } from '@tokri/contracts/events';
import { maxCartLines } from '@tokri/contracts/orders';
import { maxQuoteTokenLength } from '@tokri/contracts/validation';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { onion } from '../src/testing/catalog-fixtures.ts';
import { startCartService, type CartService } from './cart-service.ts';

let service: CartService;
beforeAll(async () => {
  service = await startCartService('largest-cart');
});
afterAll(() => service.stop());

const itemCodes = (first: number) =>
  Array.from({ length: maxCartLines }, (_item, index) => first + index);
interface Script {
  readonly first: number;
  readonly letters: number;
}

/** Random letters, the same in every run. */
const textOf = (itemId: number, length: number, { first, letters }: Script) => {
  const random = createHash('shake256', { outputLength: 2 * length })
    .update(String(itemId))
    .digest();
  return Array.from({ length }, (_letter, index) =>
    String.fromCharCode(first + (random.readUInt16LE(2 * index) % letters)),
  ).join('');
};

const fillCart = async (userId: number, firstItemId: number, script: Script) => {
  const ids = itemCodes(firstItemId);
  const [unit] = onion.units;
  if (!unit) throw new Error('the fixture has no unit');
  await Promise.all(
    ids.flatMap((itemId) => [
      publishEvent(service.broker, itemSnapshot, {
        key: String(itemId),
        seq: 1,
        data: {
          ...onion,
          itemId,
          name: textOf(itemId, 200, script),
          brand: textOf(itemId * 10 + 1, 100, script),
          image: textOf(itemId, 64, { first: 0x61, letters: 6 }),
          units: [{ ...unit, unitId: itemId, name: textOf(itemId * 10 + 2, 40, script) }],
        },
      }),
      publishEvent(service.broker, stockSnapshot, {
        key: String(itemId),
        seq: 1,
        data: { unitId: itemId, itemId, free: 100 },
      }),
    ]),
  );
  const lines = ids.map((itemId) =>
    service.buildLineBody(userId, { LineKey: randomUUID(), ItemId: itemId, UnitId: itemId }),
  );
  await eventually(
    async () => {
      const { body } = await service.call('POST', 'upload-cart-line', { as: userId, body: lines });
      return (body as readonly { Error: number }[]).every(({ Error: code }) => code === 0);
    },
    { missing: 'the items' },
  );
};

describe('a cart with the largest number of lines', () => {
  it('has a quote that fits into a request when its names are long and Hindi', async () => {
    await fillCart(60, 1000, { first: 0x0905, letters: 0x6b });
    const cart = await service.readCart(60, '&Pincode=560034&SlotId=5');
    expect(cart.Lines).toHaveLength(maxCartLines);
    expect(cart.Messages).toEqual([]);
    expect(cart.Quote?.Token.length).toBeLessThanOrEqual(maxQuoteTokenLength);
    expect((await service.readClaims(cart)).lines).toHaveLength(maxCartLines);
  });

  it('asks to split the order when no request could carry its quote', async () => {
    await fillCart(61, 2000, { first: 0x0900, letters: 0xc000 });
    const cart = await service.readCart(61, '&Pincode=560034');
    expect(cart.Messages).toEqual([
      {
        Code: 'cart-too-large',
        Text: 'This cart is too large for one order. Remove a few items and order them separately.',
        LineId: 0,
      },
    ]);
    expect(cart.Quote).toBeNull();
  });
});
