import { randomUUID } from 'node:crypto';
import { quoteAudience, quoteClaims, type QuoteClaims } from '@tokri/contracts';
import {
  areaState,
  contactState,
  couponState,
  itemState,
  offerState,
  slotState,
  stockState,
  type DataOf,
} from '@tokri/contracts/events';
import type { CartAnswer } from '@tokri/contracts/http';
import { createSigner, createVerifier } from '@tokri/service-kit/auth';
import { readConfig } from '@tokri/service-kit/config';
import { connectMongo } from '@tokri/service-kit/mongo';
import {
  eventually,
  publishTo,
  silentLogger,
  testBroker,
  testEnvironment,
  testPrivateJwk,
  testTokens,
} from '@tokri/service-kit/testing';
import { compose } from '../src/compose.ts';
import { configSchema } from '../src/config.ts';
import type { DayCart } from '../src/domain/cart.ts';
import { bengaluru, dal, eveningSlot, onion } from '../src/testing/shelf.ts';

export interface Uploaded {
  readonly Id: number;
  readonly Error: number;
  readonly Code: string;
  readonly Quantity?: number;
  readonly Capped?: boolean;
}

/** The service as a component, with onions, dal and Bengaluru on its shelves. */
export const startCartService = async (name: string) => {
  const environment = testEnvironment({ service: 'cart', name });
  const tokens = testTokens();
  const privateJwk = testPrivateJwk();
  const quotes = createVerifier({
    jwks: createSigner({ privateJwk, issuer: 'cart', audience: quoteAudience }).publicKeys,
    issuer: 'cart',
    audience: quoteAudience,
  });
  const broker = testBroker(environment);
  const pdate = new Date(Date.now() + 86_400_000 + 19_800_000).toISOString().slice(0, 10);
  const slot = { ...eveningSlot, date: pdate };
  await publishTo(broker, itemState, { key: '11', seq: 1, data: onion });
  await publishTo(broker, itemState, { key: '12', seq: 1, data: dal });
  await publishTo(broker, areaState, { key: '1', seq: 1, data: bengaluru });
  await publishTo(broker, slotState, { key: '5', seq: 1, data: slot });
  const stock = (unitId: number, free: number, seq: number) =>
    publishTo(broker, stockState, {
      key: String(unitId),
      seq,
      data: { unitId, itemId: unitId - 10, free },
    });
  await stock(21, 100, 1);
  await stock(22, 3, 1);
  const offer = (seq: number, data: DataOf<typeof offerState>) =>
    publishTo(broker, offerState, { key: `offer:${data.rule.offerId}`, seq, data });
  const coupon = (seq: number, data: DataOf<typeof couponState>) =>
    publishTo(broker, couponState, { key: `coupon:${data.terms.coupon.code}`, seq, data });
  const config = readConfig(configSchema, {
    ...environment,
    TOKEN_JWKS: tokens.TOKEN_JWKS,
    SITE_COMPANY_GSTIN: '29AABCT1234F1ZM',
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
  const line = (UserId: number, more: Record<string, unknown> = {}) => ({
    LineKey: randomUUID(),
    UserId,
    ItemId: 11,
    UnitId: 21,
    Quantity: 2,
    PDate: pdate,
    ...more,
  });

  return {
    service,
    broker,
    call,
    line,
    pdate,
    stock,
    offer,
    coupon,
    upload: async (userId: number, more: Record<string, unknown> = {}): Promise<Uploaded> =>
      (
        (await call('POST', 'upload-cart-line', { as: userId, body: line(userId, more) }))
          .body as readonly Uploaded[]
      )[0] as Uploaded,
    read: async (userId: number, query = ''): Promise<CartAnswer> =>
      (await call('GET', `read-cart?UId=${userId}&PDate=${pdate}${query}`, { as: userId })).body,
    knowAddress: async (
      addressId: number,
      userId: number,
      place: { pincode: string; stateCode: string },
    ) => {
      await publishTo(broker, contactState, {
        key: `address:${addressId}`,
        seq: 1,
        data: { kind: 'address', addressId, userId, sealed: 'sealed', ...place },
      });
    },
    claimsOf: async (cart: CartAnswer): Promise<QuoteClaims> =>
      quoteClaims.parse(await quotes.verify(cart.Quote?.Token ?? '')),
    eventually,
    /** The dates of a cart as they stand in the store. */
    datesOf: async (userId: number): Promise<Readonly<Record<string, DayCart>>> =>
      (await carts.findOne({ _id: userId }))?.dates ?? {},
    /** Sets something that the service knows nothing of: it is lost where the service writes over it. */
    mark: (userId: number, path: string) =>
      carts.updateOne({ _id: userId }, { $set: { [path]: 1 } }),
    stop: async () => {
      await broker.close();
      await connection.close();
      await service.stop();
    },
  };
};
export type CartService = Awaited<ReturnType<typeof startCartService>>;
