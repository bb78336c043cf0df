import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCAL } from '../../shared/local-infra/src/folders.mjs';
import {
  brokerProperties,
  JAVA_OPTIONS,
  kafkaProcess,
} from '../../shared/local-infra/src/infra/kafka.mjs';
import { classPath, fetchLibraries } from '../../shared/local-infra/src/infra/maven-libraries.mjs';
import { findJavaTool } from '../../shared/local-infra/src/processes/executables.mjs';
import { ManagedProcess } from '../../shared/local-infra/src/processes/managed-process.mjs';
import { findFreePorts } from '../../shared/local-infra/src/processes/ports.mjs';

export const password = 'a password of the test';
export const administrator = 'admin';

export interface SecuredBroker {
  readonly brokers: string;
  /** The certificate that clients must trust. */
  readonly caFile: string;
  /** A certificate of somebody else for the same host. */
  readonly foreignCaFile: string;
  readonly stop: () => Promise<void>;
}

const storePassword = 'changeit';

const createCertificate = (folder: string, name: string) => {
  const keytool = findJavaTool('keytool', process.env) ?? 'keytool';
  const keystore = path.join(folder, `${name}.p12`);
  const certificate = path.join(folder, `${name}.crt`);
  const store = ['-alias', name, '-keystore', keystore, '-storepass', storePassword];
  const run = (...args: string[]) => execFileSync(keytool, args, { stdio: 'ignore' });
  run(
    '-genkeypair',
    ...store,
    ...['-storetype', 'PKCS12', '-keyalg', 'EC', '-groupname', 'secp256r1', '-validity', '2'],
    ...['-dname', 'CN=localhost', '-ext', 'SAN=dns:localhost'],
  );
  run('-exportcert', '-rfc', ...store, '-file', certificate);
  return { keystore, certificate };
};

interface SecuredProperties {
  readonly ports: readonly number[];
  readonly dataDir: string;
  readonly keystore: string;
}

/** Clients need TLS, a password and rights; the broker talks to itself on a port of its own. */
const securedProperties = ({ ports, dataDir, keystore }: SecuredProperties): string => {
  const [port = 0, internalPort = 0, controllerPort = 0] = ports;
  const overrides = {
    listeners: `CLIENT://127.0.0.1:${port},INTERNAL://127.0.0.1:${internalPort},CONTROLLER://127.0.0.1:${controllerPort}`,
    'advertised.listeners': `CLIENT://localhost:${port},INTERNAL://127.0.0.1:${internalPort}`,
    'listener.security.protocol.map': 'CLIENT:SASL_SSL,INTERNAL:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'inter.broker.listener.name': 'INTERNAL',
    'listener.name.client.sasl.enabled.mechanisms': 'SCRAM-SHA-512',
    'listener.name.client.scram-sha-512.sasl.jaas.config':
      'org.apache.kafka.common.security.scram.ScramLoginModule required;',
    'ssl.keystore.type': 'PKCS12',
    'ssl.keystore.location': keystore,
    'ssl.keystore.password': storePassword,
    'authorizer.class.name': 'org.apache.kafka.metadata.authorizer.StandardAuthorizer',
    'super.users': `User:${administrator};User:ANONYMOUS`,
  };
  return [
    brokerProperties({ port, controllerPort, dataDir }),
    ...Object.entries(overrides).map(([name, value]) => `${name}=${value}`),
  ].join('\n');
};

const clusterId = 'dG9rcmktc2VjdXJlZC0wMQ';

/** Users must exist before the first start: only a user may create users. */
const formatWithUsers = (properties: string, users: readonly string[]): void => {
  execFileSync(
    findJavaTool('java', process.env) ?? 'java',
    [
      ...JAVA_OPTIONS,
      '-cp',
      classPath(LOCAL.libDir),
      'kafka.tools.StorageTool',
      ...['format', '--config', properties, '--cluster-id', clusterId],
      ...users.flatMap((name) => [
        '--add-scram',
        `SCRAM-SHA-512=[name=${name},password=${password}]`,
      ]),
    ],
    { stdio: 'ignore' },
  );
};

/** A broker like the one of Kubernetes: TLS, SCRAM and an authorizer. Every user has one password. */
export const startSecuredBroker = async (users: readonly string[]): Promise<SecuredBroker> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tokri-secured-kafka-'));
  const { libDir } = LOCAL;
  await fetchLibraries({ libDir, logDir: folder, env: process.env });
  const ports = await findFreePorts(3);
  const [port = 0, , controllerPort = 0] = ports;
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  const { keystore, certificate } = createCertificate(folder, 'broker');
  const { certificate: foreign } = createCertificate(folder, 'foreign');
  const process_ = kafkaProcess({ port, controllerPort, dataDir, libDir, env: process.env });
  const properties = path.join(dataDir, 'server.properties');
  writeFileSync(
    properties,
    securedProperties({ ports, dataDir: path.join(dataDir, 'log'), keystore }),
  );
  formatWithUsers(properties, [administrator, ...users]);
  const broker = new ManagedProcess({
    ...process_,
    log: path.join(folder, 'kafka.log'),
    report: () => undefined,
  });
  await broker.start();
  return {
    brokers: `localhost:${port}`,
    caFile: certificate,
    foreignCaFile: foreign,
    stop: async () => {
      await broker.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
