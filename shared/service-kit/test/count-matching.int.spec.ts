import { connectMongo, countMatching, insertAggregate, trustedFilter } from '../src/mongo/index.ts';
import { openStore, type Store } from './fixture.ts';

let store: Store;
const commands: string[] = [];

beforeAll(async () => {
  store = await openStore('count-matching');
  for (const [id, step] of [
    ['a', 1],
    ['b', 2],
    ['c', 2],
  ] as const)
    await insertAggregate(store.parcels, { _id: id, step });
}, 60_000);
afterAll(() => store.close());

const count = async (filter: Record<string, unknown>) => {
  const connection = await connectMongo({
    url: store.environment.MONGODB_URL,
    database: store.environment.MONGODB_DATABASE,
    appName: 'counts',
    monitorCommands: true,
  });
  commands.length = 0;
  connection.getClient().on('commandStarted', ({ commandName }) => commands.push(commandName));
  const parcels = connection.model('Parcel', store.parcels.schema, 'parcels');
  try {
    return await countMatching(parcels, trustedFilter(filter));
  } finally {
    await connection.close();
  }
};

describe('countMatching', () => {
  it('counts a whole collection from its metadata, without reading documents', async () => {
    expect([await count({}), commands]).toEqual([3, ['count']]);
  });

  it('counts the documents that match a filter', async () => {
    expect([await count({ step: { $gte: 2 } }), commands]).toEqual([2, ['aggregate']]);
  });
});
