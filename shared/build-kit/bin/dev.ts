import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findApps } from '../src/build/apps.ts';
import { watch } from '../src/build/run.ts';
import { startDevServer } from '../src/dev/dev-server.ts';
import type { App } from '../src/webpack/index.ts';

// npm run dev -w frontends/shop: the remote of the current folder, alone in the development shell.
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const remotes = findApps(root).filter(({ kind }) => kind === 'remote');
const remote = remotes.find(({ folder }) => folder === process.cwd());
if (!remote) throw new Error(`Run it in one of ${remotes.map(({ name }) => name).join(', ')}`);

const firstPort = 8091;
const port = Number(process.env.PORT ?? firstPort + remotes.indexOf(remote));
const bffUrl = process.env.BFF_URL ?? 'http://127.0.0.1:8080';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const shell: App = {
  name: 'dev-shell',
  folder: path.join(root, 'shared/dev-shell'),
  kind: 'shell',
};
/** Apart from `dist`, which the BFF of a running shop serves. */
const folder = path.join(root, '.local-dev', remote.name);
const server = await startDevServer({
  remote: remote.name,
  folder,
  shell: shell.name,
  bffUrl,
  port,
});
watch({
  apps: [shell, remote],
  mode: 'development',
  outputOf: ({ name }) => path.join(folder, name),
  say,
  onBuilt: () => {
    const { port: usedPort } = server.address() as AddressInfo;
    say(`${remote.name} is at http://127.0.0.1:${usedPort}, with the BFF of ${bffUrl}`);
  },
});
