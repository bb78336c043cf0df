import { type Language } from '@tokri/contracts/language';
import type { PartyRole } from '@tokri/contracts/platform';
import { quoteAudience, type QuoteClaims } from '@tokri/contracts/pricing';
import {
  cartReserved,
  paymentRequested,
  slotBooked,
  slotHeld,
  slotReservedForPayment,
  stockReserved,
} from '@tokri/contracts/events';
import { createSigner } from '@tokri/service-kit/auth';
import { readConfig } from '@tokri/service-kit/config';
import { connectMongo } from '@tokri/service-kit/mongo';
import {
  publishEvent,
  silentLogger,
  createTestBroker,
  testEnvironment,
  testPrivateJwk,
  testTokens,
} from '@tokri/service-kit/testing';
import { compose } from '../src/compose.ts';
import { configSchema } from '../src/config.ts';
import { createContactPublisher } from './contact-publisher.ts';
import { highLimits } from './high-limits.ts';
import { buildQuote } from '../src/testing/order-terms.ts';

export interface PaymentFields {
  readonly Provider: string;
  readonly KeyId: string;
  readonly OrderId: string;
  readonly AmountPaise: number;
}
export interface PlacedOrderResponse {
  readonly Id: number;
  readonly Error: number;
  readonly Code: string;
  readonly Status: number;
  readonly TransactionNumber: string;
  readonly TakenBy?: number;
  readonly Short?: readonly unknown[];
  readonly Payment?: PaymentFields | null;
}

export const startOrderService = async (
  name: string,
  limits: Readonly<Record<string, string>> = highLimits,
) => {
  const environment = testEnvironment({ service: 'order', name });
  const tokens = testTokens();
  const cart = createSigner({
    privateJwk: testPrivateJwk(),
    issuer: 'cart',
    audience: quoteAudience,
    isCompressed: true,
  });
  const config = readConfig(configSchema, {
    ...environment,
    ...limits,
    TOKEN_JWKS: tokens.TOKEN_JWKS,
    QUOTE_JWKS: JSON.stringify(cart.publicKeys),
  });
  const service = await compose(config, { logger: silentLogger });
  const broker = createTestBroker(environment);
  const connection = await connectMongo({
    url: config.MONGODB_URL,
    database: config.MONGODB_DATABASE,
    appName: 'spec',
  });
  const tomorrow = new Date(Date.now() + 86_400_000);
  const pdate = new Date(tomorrow.getTime() + 19_800_000).toISOString().slice(0, 10);

  type RequestOptions = {
    as?: {
      userId: number;
      partyId?: number;
      partyRoles?: readonly PartyRole[];
      permissions?: readonly ('transactions' | 'reports' | 'payments' | 'pincodes')[];
    };
    body?: unknown;
    language?: Language;
  };
  const request = async (
    method: string,
    path: string,
    { as, body, language = 'en' }: RequestOptions = {},
  ) =>
    fetch(`${service.url}/v1/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        ...(as ? { authorization: await tokens.bearer(as) } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const call = async (method: string, path: string, options: RequestOptions = {}) => {
    const response = await request(method, path, options);
    return { status: response.status, body: (await response.json()) as never };
  };
  const quoteForTomorrow = (changes: Partial<QuoteClaims> = {}): QuoteClaims => {
    const base = buildQuote({ pdate });
    return {
      ...base,
      slot: base.slot && { ...base.slot, date: pdate, cutOffAt: tomorrow.toISOString() },
      ...changes,
    };
  };

  return {
    service,
    broker,
    call,
    callWhole: request,
    buildQuote: quoteForTomorrow,
    pdate,
    database: connection,
    ...createContactPublisher(broker, environment.SEAL_KEY),
    place: async (
      holdId: number,
      {
        operation: row = 'place-order-without-payment',
        userId = 7,
        buyer = {},
        claims = {},
        expiresInSeconds = 900,
        language = 'en',
        ...body
      }: Record<string, unknown> & {
        operation?: string;
        language?: Language;
        userId?: number;
        buyer?: { readonly partyId?: number; readonly partyRoles?: readonly PartyRole[] };
        claims?: Partial<QuoteClaims>;
        expiresInSeconds?: number;
      } = {},
    ) => {
      const QuoteToken = await cart.sign({
        claims: { ...quoteForTomorrow({ cartVersion: holdId, ...claims }) },
        expiresInSeconds,
      });
      const response = await call('POST', row, {
        as: { userId, ...buyer },
        language,
        body: {
          UserId: userId,
          PDate: pdate,
          QuoteToken,
          HoldId: holdId,
          AddressId: 3,
          PaymentMethod: 'cod',
          ...body,
        },
      });
      if (response.status !== 200) throw new Error(JSON.stringify(response));
      return (response.body as readonly PlacedOrderResponse[])[0] as PlacedOrderResponse;
    },
    publishHold: (holdId: number, changes: { slotId?: number; userId?: number } = {}) =>
      publishEvent(broker, slotHeld, {
        key: '5',
        seq: 1,
        data: {
          slotId: 5,
          groupId: 1,
          holdId,
          userId: 7,
          expiresAt: tomorrow.toISOString(),
          ...changes,
        },
      }),
    acceptAll: async (orderId: number) => {
      await publishEvent(broker, slotBooked, {
        key: '5',
        seq: 2,
        data: { slotId: 5, groupId: 1, holdId: 1, userId: 7, orderId },
      });
      await publishEvent(broker, stockReserved, {
        key: String(orderId),
        seq: 1,
        data: { orderId },
      });
      await publishEvent(broker, cartReserved, {
        key: '7',
        seq: 1,
        data: { userId: 7, pdate, version: 4, count: 2, orderId },
      });
    },
    acceptAllOnline: async (orderId: number) => {
      await publishEvent(broker, slotReservedForPayment, {
        key: '5',
        seq: 2,
        data: {
          slotId: 5,
          groupId: 1,
          holdId: 1,
          userId: 7,
          orderId,
          keptUntil: tomorrow.toISOString(),
        },
      });
      await publishEvent(broker, stockReserved, {
        key: String(orderId),
        seq: 1,
        data: { orderId },
      });
      await publishEvent(broker, cartReserved, {
        key: '7',
        seq: 1,
        data: { userId: 7, pdate, version: 4, count: 2, orderId },
      });
      await publishEvent(broker, paymentRequested, {
        key: String(orderId),
        seq: 1,
        data: {
          orderId,
          userId: 7,
          amountPaise: 13_100,
          provider: 'razorpay',
          keyId: 'rzp_test',
          gatewayOrderId: `order_${orderId}`,
        },
      });
    },
    passDeadlineOf: async (orderId: number) => {
      const past = new Date(Date.now() - 1000);
      await connection
        .collection<{ _id: number }>('orders')
        .updateOne(
          { _id: orderId },
          { $set: { deadlineAt: past, 'progress.deadlineAt': past }, $inc: { rev: 1 } as never },
        );
    },
    stop: async () => {
      await broker.close();
      await connection.close();
      await service.stop();
    },
  };
};
export type OrderService = Awaited<ReturnType<typeof startOrderService>>;
