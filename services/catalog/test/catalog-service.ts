import type { ItemGroup, ItemResponse, ItemType } from '@tokri/contracts/api';
import { readConfig } from '@tokri/service-kit/config';
import { createLogger } from '@tokri/service-kit/logger';
import type { Broker } from '@tokri/service-kit/kafka';
import { connectMongo } from '@tokri/service-kit/mongo';
import { createTestBroker, testEnvironment, testTokens } from '@tokri/service-kit/testing';
import { compose } from '../src/compose.ts';
import type { CatalogComposeOptions } from '../src/compose.ts';
import { configSchema } from '../src/config.ts';
import { toOutboxEntry } from '../src/messaging/outbox-entries.ts';
import { createStockAlertEntry } from '../src/messaging/stock-alert-entries.ts';
import { catalogModels, openStores } from '../src/persistence/stores.ts';

export interface RequestOptions {
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly as?: 'staff' | 'customer' | 'nobody';
  readonly partyId?: number;
  readonly headers?: Record<string, string>;
}

export interface TestResponse<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

export type ResultList = readonly {
  readonly Id: number;
  readonly Error: number;
  readonly Code: string;
  readonly Message: string;
}[];

const declarations = {
  NetQuantity: '500 g',
  Manufacturer: 'Kaveri Mills, Mysuru',
  CountryOfOrigin: 'India',
  BestBefore: '9 months',
  ConsumerCare: '080 0000 0100',
  Fssai: '11226999000101',
  Vegetarian: true,
};

export const itemBody = (itemTypeId: number, change: Record<string, unknown> = {}) => ({
  Name: 'Toor Dal',
  Narration: 'Unpolished',
  Code: '',
  ItemTypeId: itemTypeId,
  Status: 1,
  Brand: 'Kaveri Mills',
  HSN: '0713',
  TaxPercent: 5,
  Aliases: ['arhar'],
  Images: [],
  LeadTimeMinutes: 0,
  Units: [
    {
      Name: '500 g',
      Rate: 90,
      Mrp: 110,
      Stock: 10,
      MaxPerOrder: 5,
      Net: { Value: 500, Measure: 'g' },
    },
  ],
  Declarations: declarations,
  ...change,
});

export const anyPlace = {
  typeId: '0',
  categoryId: '0',
  pincode: '0',
  userId: '0',
  PDate: '0',
};

export const startCatalog = async (name: string, extras: Partial<CatalogComposeOptions> = {}) => {
  const environment = testEnvironment({ service: 'catalog', name });
  const tokens = testTokens();
  const config = readConfig(configSchema, { ...environment, TOKEN_JWKS: tokens.TOKEN_JWKS });
  const broker: Broker = createTestBroker(environment);
  const start = () =>
    compose(config, { logger: createLogger({ service: 'catalog', level: 'error' }), ...extras });
  let service = await start();
  const connection = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'spec',
  });

  const createBearer = async ({
    as = 'nobody',
    partyId = 0,
  }: RequestOptions): Promise<Record<string, string>> => {
    if (as === 'nobody') return {};
    return {
      authorization: await tokens.bearer(
        as === 'staff'
          ? { userId: 1, permissions: ['items', 'rates', 'offers', 'reports'] }
          : { userId: 7, partyId },
      ),
    };
  };
  const call = async <Body>(
    operation: string,
    options: RequestOptions = {},
  ): Promise<TestResponse<Body>> => {
    const body =
      options.form ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const response = await fetch(
      `${service.url}/v1/${operation}?${new URLSearchParams(options.query)}`,
      {
        method: body === undefined ? 'GET' : 'POST',
        ...(body === undefined ? {} : { body }),
        headers: {
          ...(options.form ? {} : { 'content-type': 'application/json' }),
          ...(await createBearer(options)),
          ...options.headers,
        },
      },
    );
    return {
      status: response.status,
      body: (await response.json()) as Body,
      headers: response.headers,
    };
  };
  const write = async (
    operation: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<ResultList[number]> => {
    const response = await call<ResultList>(operation, { body, as: 'staff', headers });
    const first = response.status === 200 ? response.body[0] : undefined;
    if (!first)
      throw new Error(`${operation}: ${response.status} ${JSON.stringify(response.body)}`);
    return first;
  };
  const ensureCategory = async (groupName: string, typeName: string): Promise<number> => {
    const groups = (await call<ItemGroup[]>('list-item-groups')).body;
    const group =
      groups.find(({ Name }) => Name === groupName)?.Id ??
      (
        await write('save-item-group', {
          Name: groupName,
          Tint: 'staples',
          Position: groups.length,
        })
      ).Id;
    const types = (
      await call<ItemType[]>('list-item-types', { query: { ItemGroupId: String(group) } })
    ).body;
    return (
      types.find(({ Name }) => Name === typeName)?.Id ??
      (await write('save-item-type', { Name: typeName, ItemGroupId: group })).Id
    );
  };
  const findListedItem = async (
    itemId: number,
    query: Record<string, string> = {},
  ): Promise<ItemResponse | undefined> =>
    (
      await call<ItemResponse[]>('list-items-for-place', {
        query: { ...anyPlace, ids: String(itemId), ...query },
      })
    ).body[0];
  const storesAt = async (clock: () => Date) => {
    const models = catalogModels(connection);
    return {
      stores: openStores(connection, {
        models,
        clock,
        toOutboxEntry,
        toStockAlertEntry: createStockAlertEntry({ findItemByUnit: () => undefined }),
        onItemChange: () => undefined,
        onStockChange: () => undefined,
      }),
    };
  };
  return {
    call,
    write,
    ensureCategory,
    findListedItem,
    openStores: storesAt,
    broker,
    connection,
    environment,
    tokens,
    url: () => service.url,
    restart: async () => {
      await service.stop();
      service = await start();
    },
    second: start,
    stop: async () => {
      await service.stop();
      await broker.close();
      await connection.close();
    },
  };
};

export type CatalogUnderTest = Awaited<ReturnType<typeof startCatalog>>;
