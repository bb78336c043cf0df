import { randomUUID } from 'node:crypto';
import { quoteAudience, quoteClaims, type QuoteClaims } from '@tokri/contracts/pricing';
import {
  areaSnapshot,
  contactSnapshot,
  couponSnapshot,
  itemSnapshot,
  offerSnapshot,
  slotSnapshot,
  stockSnapshot,
  type EventData,
} from '@tokri/contracts/events';
import type { CartResponse } from '@tokri/contracts/api';
import { createSigner, createVerifier } from '@tokri/service-kit/auth';
import { readConfig } from '@tokri/service-kit/config';
import { connectMongo } from '@tokri/service-kit/mongo';
import {
  eventually,
  publishCompany,
  publishEvent,
  silentLogger,
  createTestBroker,
  testEnvironment,
  testPrivateJwk,
  testTokens,
} from '@tokri/service-kit/testing';
import { compose } from '../src/compose.ts';
import { configSchema } from '../src/config.ts';
import type { DayCart } from '../src/domain/lines/cart.ts';
import { bengaluru, dal, eveningSlot, onion } from '../src/testing/catalog-fixtures.ts';

export interface Uploaded {
  readonly Id: number;
  readonly Error: number;
  readonly Code: string;
  readonly Quantity?: number;
  readonly Capped?: boolean;
}

export const startCartService = async (name: string) => {
  const environment = testEnvironment({ service: 'cart', name });
  const tokens = testTokens();
  const privateJwk = testPrivateJwk();
  const quotes = createVerifier({
    jwks: createSigner({ privateJwk, issuer: 'cart', audience: quoteAudience }).publicKeys,
    issuer: 'cart',
    audience: quoteAudience,
  });
  const broker = createTestBroker(environment);
  const pdate = new Date(Date.now() + 86_400_000 + 19_800_000).toISOString().slice(0, 10);
  const slot = { ...eveningSlot, date: pdate };
  await publishCompany(broker);
  await publishEvent(broker, itemSnapshot, { key: '11', seq: 1, data: onion });
  await publishEvent(broker, itemSnapshot, { key: '12', seq: 1, data: dal });
  await publishEvent(broker, areaSnapshot, { key: '1', seq: 1, data: bengaluru });
  await publishEvent(broker, slotSnapshot, { key: '5', seq: 1, data: slot });
  const publishStock = (unitId: number, free: number, seq: number) =>
    publishEvent(broker, stockSnapshot, {
      key: String(unitId),
      seq,
      data: { unitId, itemId: unitId - 10, free },
    });
  await publishStock(21, 100, 1);
  await publishStock(22, 3, 1);
  const publishOffer = (seq: number, data: EventData<typeof offerSnapshot>) =>
    publishEvent(broker, offerSnapshot, { key: `offer:${data.rule.offerId}`, seq, data });
  const publishCoupon = (seq: number, data: EventData<typeof couponSnapshot>) =>
    publishEvent(broker, couponSnapshot, { key: `coupon:${data.terms.coupon.code}`, seq, data });
  const config = readConfig(configSchema, {
    ...environment,
    TOKEN_JWKS: tokens.TOKEN_JWKS,
    QUOTE_SIGNING_JWK: JSON.stringify(privateJwk),
  });
  const service = await compose(config, { logger: silentLogger });
  const connection = await connectMongo({
    url: config.MONGODB_URL,
    database: config.MONGODB_DATABASE,
    appName: 'spec',
  });
  const carts = connection.collection<{ _id: number; dates: Record<string, DayCart> }>('carts');

  const call = async (
    method: string,
    path: string,
    { as, body }: { as?: number; body?: unknown } = {},
  ) => {
    const response = await fetch(`${service.url}/v1/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(as === undefined ? {} : { authorization: await tokens.bearer({ userId: as }) }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as never };
  };
  const buildLineBody = (UserId: number, overrides: Record<string, unknown> = {}) => ({
    LineKey: randomUUID(),
    UserId,
    ItemId: 11,
    UnitId: 21,
    Quantity: 2,
    PDate: pdate,
    ...overrides,
  });

  return {
    service,
    broker,
    call,
    buildLineBody,
    pdate,
    publishStock,
    publishOffer,
    publishCoupon,
    uploadLine: async (
      userId: number,
      overrides: Record<string, unknown> = {},
    ): Promise<Uploaded> =>
      (
        (
          await call('POST', 'upload-cart-line', {
            as: userId,
            body: buildLineBody(userId, overrides),
          })
        ).body as readonly Uploaded[]
      )[0] as Uploaded,
    readCart: async (userId: number, query = ''): Promise<CartResponse> =>
      (await call('GET', `read-cart?UId=${userId}&PDate=${pdate}${query}`, { as: userId })).body,
    publishAddress: async (
      addressId: number,
      userId: number,
      place: { pincode: string; stateCode: string },
    ) => {
      await publishEvent(broker, contactSnapshot, {
        key: `address:${addressId}`,
        seq: 1,
        data: { kind: 'address', addressId, userId, sealed: 'sealed', ...place },
      });
    },
    readClaims: async (cart: CartResponse): Promise<QuoteClaims> =>
      quoteClaims.parse(await quotes.verify(cart.Quote?.Token ?? '')),
    eventually,
    findDates: async (userId: number): Promise<Readonly<Record<string, DayCart>>> =>
      (await carts.findOne({ _id: userId }))?.dates ?? {},
    markDocument: (userId: number, path: string) =>
      carts.updateOne({ _id: userId }, { $set: { [path]: 1 } }),
    stop: async () => {
      await broker.close();
      await connection.close();
      await service.stop();
    },
  };
};
export type CartService = Awaited<ReturnType<typeof startCartService>>;
