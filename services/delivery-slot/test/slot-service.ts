import { randomUUID } from 'node:crypto';
import type { Language } from '@tokri/contracts/language';
import { quoteAudience, type QuoteClaims } from '@tokri/contracts/pricing';
import { createSigner } from '@tokri/service-kit/auth';
import { readConfig } from '@tokri/service-kit/config';
import { connectMongo } from '@tokri/service-kit/mongo';
import {
  createTestBroker,
  readFigures,
  silentLogger,
  testEnvironment,
  testPrivateJwk,
  testTokens,
} from '@tokri/service-kit/testing';
import { compose } from '../src/compose.ts';
import { configSchema } from '../src/config.ts';
import { buildQuoteClaims } from './quote-claims.ts';

/** The slot was too busy for this call: 503 with `Retry-After`. Nothing was changed. */
export const toRejectedHold = (
  error: Error,
): { readonly Id: number; readonly Error: number; readonly Code: string } => {
  if (!error.message.includes('"status":503')) throw error;
  return { Id: 0, Error: 1, Code: 'shed' };
};

export const startSlotService = async (
  name: string,
  variables: Readonly<Record<string, string>> = {},
) => {
  const environment = testEnvironment({ service: 'delivery-slot', name });
  const tokens = testTokens();
  const cart = createSigner({
    privateJwk: testPrivateJwk(),
    issuer: 'cart',
    audience: quoteAudience,
    isCompressed: true,
  });
  const serviceVariables = {
    HOLD_TRIES_PER_MINUTE: '10000',
    LISTING_AGE_MS: '0',
    ...environment,
    ...variables,
    TOKEN_JWKS: tokens.TOKEN_JWKS,
    QUOTE_JWKS: JSON.stringify(cart.publicKeys),
  };
  const config = readConfig(configSchema, serviceVariables);
  const start = () => compose(config, { logger: silentLogger });
  let service = await start();
  const broker = createTestBroker(environment);
  const connection = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'spec',
  });
  const staff = await tokens.bearer({ userId: 1, permissions: ['slots', 'pincodes'] });

  const call = async (
    method: string,
    path: string,
    {
      as,
      body,
      from,
      language = 'en',
    }: {
      as?: string | undefined;
      body?: unknown;
      from?: string | undefined;
      language?: Language;
    } = {},
  ) => {
    const response = await fetch(`${service.url}/v1/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        ...(as ? { authorization: as } : {}),
        ...(from === undefined ? {} : { 'x-client-address': from }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as never };
  };
  const write = async (
    path: string,
    body: unknown,
    {
      as = staff,
      from,
      language = 'en',
    }: { as?: string; from?: string | undefined; language?: Language } = {},
  ): Promise<Record<string, never> & { Id: number; Error: number; Code: string }> => {
    const answer = await call('POST', path, { as, body, from, language });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    const [entry] = answer.body as readonly never[];
    return entry as never;
  };

  await call(
    'POST',
    'open-pincodes?start=560001&end=560110&UserId=1&groupid=1&GroupName=Bengaluru&StateCode=29',
    { as: staff },
  );

  return {
    environment: serviceVariables,
    halt: () => service.stop(),
    restart: async () => {
      service = await start();
    },
    /** Calls go to a second process from now on. The returned function stops the first. */
    switchToSecondProcess: async () => {
      const first = service;
      service = await start();
      return () => first.stop();
    },
    broker,
    connection,
    staff,
    bearer: tokens.bearer,
    figures: () => readFigures(service.url),
    call,
    write,
    quote: (userId: number, changes: Partial<QuoteClaims> = {}, lifeSeconds = 900) =>
      cart.sign({ claims: buildQuoteClaims(userId, changes), expiresInSeconds: lifeSeconds }),
    openSlot: async (count: number, more: Record<string, unknown> = {}): Promise<number> => {
      const tomorrow = new Date(Date.now() + 86_400_000 + 19_800_000).toISOString().slice(0, 10);
      return (
        await write('save-slots', {
          GroupId: 1,
          Slots: [{ Date: tomorrow, Start: '16:00', End: '19:00', Count: count, ...more }],
        })
      ).Id;
    },
    hold: async (
      userId: number,
      slotId: number,
      more: Record<string, unknown> & { quote?: Partial<QuoteClaims>; from?: string } = {},
    ) => {
      const { quote: changes, from, ...body } = more;
      return write(
        'hold-slot',
        {
          SlotId: slotId,
          UserId: userId,
          HoldKey: randomUUID(),
          QuoteToken: await cart.sign({
            claims: buildQuoteClaims(userId, changes),
            expiresInSeconds: 900,
          }),
          ...body,
        },
        { as: await tokens.bearer({ userId }), from },
      );
    },
    wait: async (
      userId: number,
      slotId: number,
      {
        language = 'en' as Language,
        ...changes
      }: Partial<QuoteClaims> & { language?: Language } = {},
    ) =>
      write(
        'join-waiting-list',
        {
          SlotId: slotId,
          UserId: userId,
          QuoteToken: await cart.sign({
            claims: buildQuoteClaims(userId, changes),
            expiresInSeconds: 900,
          }),
        },
        { as: await tokens.bearer({ userId }), language },
      ),
    leave: async (userId: number, slotId: number) =>
      call('DELETE', `leave-waiting-list?SlotId=${slotId}&UserId=${userId}`, {
        as: await tokens.bearer({ userId }),
      }),
    waits: async (
      userId: number,
    ): Promise<
      readonly {
        SlotId: number;
        Position: number;
        Offer: { HoldId: number; ExpiresAt: string } | null;
      }[]
    > =>
      (
        await call('GET', `list-own-waits?UserId=${userId}`, {
          as: await tokens.bearer({ userId }),
        })
      ).body,
    read: async <T>(path: string): Promise<T> => {
      const answer = await call('GET', path, { as: staff });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      return answer.body;
    },
    document: async (slotId: number) =>
      (await connection
        .collection<{ _id: number }>('slots')
        .findOne({ _id: slotId })) as unknown as {
        cap: number;
        free: number;
        itemsFree: number | null;
        holds: Record<string, { st: string; cust: number; exp: Date; order: number | null }>;
        line: unknown[];
        holders: number[];
        waiting?: number;
      },
    raiseChargeWithoutPublishing: (id: number, chargePaise: number) =>
      connection
        .collection<{ _id: string }>('charges')
        .updateOne(
          { _id: 'all', 'rules.id': id } as never,
          { $set: { 'rules.$.chargePaise': chargePaise }, $inc: { rev: 1 } } as never,
        ),
    release: async (userId: number, holdId: number, holdKey?: string) =>
      call(
        'DELETE',
        `release-hold?HoldId=${holdId}${holdKey === undefined ? '' : `&HoldKey=${holdKey}`}`,
        { as: await tokens.bearer({ userId }) },
      ),
    ownHolds: async (userId: number, by = userId) =>
      call('GET', `list-own-holds?UserId=${userId}`, { as: await tokens.bearer({ userId: by }) }),
    letTimePass: async (slotId: number, holdId: number): Promise<boolean> => {
      const past = new Date(Date.now() - 600_000);
      const slots = connection.collection<{ _id: number }>('slots');
      return (
        (
          await slots.updateOne(
            { _id: slotId, nextExpiryAt: { $gt: past } } as never,
            { $set: { [`holds.${holdId}.exp`]: past, nextExpiryAt: past } } as never,
          )
        ).matchedCount === 1
      );
    },
    slots: async (): Promise<
      readonly { Id: number; Left: number; Capacity: number; State: string; Reason: string }[]
    > => (await call('GET', 'list-slots-of-pincode?pincode=560034')).body,
    stop: async () => {
      await connection.close();
      await broker.close();
      await service.stop();
    },
  };
};
export type SlotService = Awaited<ReturnType<typeof startSlotService>>;
