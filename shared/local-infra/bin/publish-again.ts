import { topics } from '@tokri/contracts/events';
import { connectMongo, markForPublishing } from '@tokri/service-kit/mongo';
import { runProgram, UsageError } from '../src/cli.mjs';
import { readStoreAddress } from '../src/commands/store-address.ts';
import { printLine } from '../src/console.mjs';

const usage = 'npm run publish-again -- <service> [id…]   marks its snapshots, or those of the ids';

const publishers = [
  ...new Set(topics.filter(({ cleanup }) => cleanup === 'compact').map(({ producer }) => producer)),
].sort();

await runProgram(async () => {
  const [service = '', ...ids] = process.argv.slice(2);
  if (!publishers.some((name) => name === service))
    throw new UsageError(
      `${usage}\n"${service}" publishes no snapshots. Known services: ${publishers.join(', ')}`,
    );
  const connection = await connectMongo({
    url: readStoreAddress('mongodb', 'MONGODB_URL', process.env),
    database: process.env.MONGODB_DATABASE ?? service,
    appName: 'publish-again',
  });
  try {
    const collections = await markForPublishing(connection, ids);
    const total = collections.reduce((sum, { marked }) => sum + marked, 0);
    if (total === 0)
      throw new UsageError(
        ids.length === 0
          ? `The database ${connection.name} has no snapshots.`
          : `No snapshot of ${service} has the id ${ids.join(' or ')}.`,
      );
    for (const { name, marked } of collections) printLine(`${String(marked).padStart(7)}  ${name}`);
    printLine(`${total} marked. ${service} publishes them within seconds, or when it starts.`);
  } finally {
    await connection.close();
  }
});
