import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ManagedProcess } from '../../../shared/local-infra/src/processes/managed-process.mjs';
import { findFreePorts, isListening } from '../../../shared/local-infra/src/processes/ports.mjs';
import { installDocumentDb } from './install-documentdb.ts';

const run = promisify(execFile);
const host = '127.0.0.1';
const postgresUser = 5433;
const postgresPrograms = '/usr/lib/postgresql/18/bin';
const readyTimeoutMs = 60_000;
const stopTimeoutMs = 5_000;

export interface DocumentDb {
  readonly mongodbUrl: string;
  stop(): Promise<void>;
}

interface Ports {
  readonly postgres: number;
  readonly ferretdb: number;
  readonly proxy: number;
}

const postgresSettings = (port: number, dataDir: string): string => `
listen_addresses = '${host}'
port = ${port}
unix_socket_directories = '${dataDir}'
shared_preload_libraries = 'pg_cron,pg_documentdb_core,pg_documentdb'
cron.database_name = 'postgres'
`;

/** Programs of PostgreSQL run in a chroot, since they need the C library of their own packages. */
class PostgresFolder {
  readonly #root: string;
  /** Inside the chroot. */
  readonly dataDir: string;
  readonly #outside: string;

  constructor(installation: string) {
    this.#root = path.join(installation, 'root');
    this.dataDir = `/data/${process.pid}`;
    this.#outside = path.join(this.#root, this.dataDir);
  }

  command(program: string, ...args: readonly string[]): readonly [string, ...string[]] {
    const user = `--userspec=${postgresUser}:${postgresUser}`;
    return ['chroot', user, this.#root, `${postgresPrograms}/${program}`, ...args];
  }

  create(port: number): void {
    mkdirSync(this.#outside, { recursive: true });
    chownSync(this.#outside, postgresUser, postgresUser);
    const [program, ...args] = this.command(
      'initdb',
      ...['-D', this.dataDir, '-U', 'postgres', '--auth=trust', '--locale=C.UTF-8'],
    );
    execFileSync(program, args, { stdio: 'ignore' });
    const settings = path.join(this.#outside, 'postgresql.conf');
    writeFileSync(settings, postgresSettings(port, this.dataDir), { flag: 'a' });
  }

  remove(): void {
    rmSync(this.#outside, { recursive: true, force: true });
  }
}

const report = (message: string): void => {
  process.stdout.write(`${message}\n`);
};

const toProcess = (
  name: string,
  logDir: string,
  [command, ...args]: readonly [string, ...string[]],
  isReady?: () => Promise<boolean>,
): ManagedProcess =>
  new ManagedProcess({
    name,
    url: '',
    log: path.join(logDir, `${name}.log`),
    program: { command, args, env: process.env },
    ...(isReady === undefined ? {} : { isReady }),
    readyTimeoutMs,
    stopTimeoutMs,
    report,
  });

const createProcesses = (
  installation: string,
  postgres: PostgresFolder,
  ports: Ports,
  logDir: string,
): readonly ManagedProcess[] => {
  const client = ['-h', host, '-p', String(ports.postgres), '-U', 'postgres'];
  const query = async (sql: string): Promise<boolean> => {
    const [program, ...args] = postgres.command('psql', '-q', ...client, '-c', sql);
    return run(program, args).then(
      () => true,
      () => false,
    );
  };
  return [
    toProcess('postgres', logDir, postgres.command('postgres', '-D', postgres.dataDir), () =>
      query('CREATE EXTENSION IF NOT EXISTS documentdb CASCADE'),
    ),
    toProcess(
      'ferretdb',
      logDir,
      [
        path.join(installation, 'bin/ferretdb'),
        `--postgresql-url=postgres://postgres@${host}:${ports.postgres}/postgres`,
        `--listen-addr=${host}:${ports.ferretdb}`,
        ...['--debug-addr=-', '--no-auth', '--telemetry=disable', '--log-level=WARN'],
        `--state-dir=${logDir}`,
      ],
      () => isListening(ports.ferretdb),
    ),
    toProcess('duplicate-key-proxy', logDir, [
      process.execPath,
      ...['--import', 'tsx', path.join(import.meta.dirname, 'run-duplicate-key-proxy.ts')],
      ...[String(ports.proxy), String(ports.ferretdb)],
    ]),
  ];
};

/**
 * A second server for MongoDB's protocol: FerretDB over DocumentDB on PostgreSQL. It has no
 * transactions, change streams and collations, and is no replica set.
 * @throws DocumentDbUnavailableError where the packages cannot be had
 */
export const startDocumentDb = async (logDir: string): Promise<DocumentDb> => {
  const installation = await installDocumentDb();
  const [postgresPort = 0, ferretdb = 0, proxy = 0] = await findFreePorts(3);
  const ports = { postgres: postgresPort, ferretdb, proxy };
  const postgres = new PostgresFolder(installation);
  const processes = createProcesses(installation, postgres, ports, logDir);
  const stop = async (): Promise<void> => {
    for (const one of processes.toReversed()) await one.stop();
    postgres.remove();
  };
  try {
    postgres.create(ports.postgres);
    for (const one of processes) await one.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { mongodbUrl: `mongodb://${host}:${proxy}/?retryWrites=false`, stop };
};
