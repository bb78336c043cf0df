import { connectMongo, countMatching, insertAggregate, trustedFilter } from '../src/mongo/index.ts';
import { openStore, type Store } from './fixture.ts';

let store: Store;

beforeAll(async () => {
  store = await openStore('count-matching');
  for (const [id, step] of [
    ['a', 1],
    ['b', 2],
    ['c', 2],
  ] as const)
    await insertAggregate(store.parcels, { _id: id, step });
});
afterAll(() => store.close());

/** Reports the commands as well; closing the connection may send another one. */
const count = async (filter: Record<string, unknown>) => {
  const connection = await connectMongo({
    url: store.environment.MONGODB_URL,
    database: store.environment.MONGODB_DATABASE,
    appName: 'counts',
    monitorCommands: true,
  });
  const commands: string[] = [];
  connection.getClient().on('commandStarted', ({ commandName }) => commands.push(commandName));
  const parcels = connection.model('Parcel', store.parcels.schema, 'parcels');
  try {
    const total = await countMatching(parcels, trustedFilter(filter));
    return { total, commands: [...commands] };
  } finally {
    await connection.close();
  }
};

describe('countMatching', () => {
  it('counts a whole collection from its metadata, without reading documents', async () => {
    expect(await count({})).toEqual({ total: 3, commands: ['count'] });
  });

  it('counts the documents that match a filter', async () => {
    expect(await count({ step: { $gte: 2 } })).toEqual({ total: 2, commands: ['aggregate'] });
  });
});
