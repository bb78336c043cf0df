import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { ZodMiniObject, ZodMiniType } from 'zod/mini';
import { deployables, frontends } from '../../k8s/generator/deployables.ts';
import { repository } from '../support/planted-tree.ts';

interface ComposeService {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly profiles: readonly string[];
  readonly environment?: Readonly<Record<string, string | null>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly deploy?: { readonly resources?: { readonly limits?: { readonly memory?: string } } };
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly logging?: { readonly options?: Readonly<Record<string, string>> };
  readonly read_only?: boolean;
  readonly restart?: string;
  readonly networks: readonly string[];
}

const read = (name: string) => readFileSync(path.join(repository, name), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true, maxAliasCount: -1 }) as {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
};
const services = Object.entries(compose.services);
const own = services.filter(([, service]) => service.build);
/** Kafka's image writes its configuration into its own file system at start. */
const writable = new Set(['kafka']);
const knownKeys = new Set(
  `image build profiles command user environment ports volumes depends_on deploy healthcheck logging
  read_only tmpfs restart init cap_drop security_opt pids_limit stop_grace_period networks`.split(
    /\s+/,
  ),
);
const looksSecret = /JWK$|_KEY$|TOKEN$|SECRET|PASSWORD/;

describe('docker-compose.yml', () => {
  it('contains exactly the deployables of the repository in the app profile', () => {
    expect(own.map(([name]) => name).sort()).toEqual(deployables.map(({ name }) => name).sort());
  });

  it.each(services)(
    'gives %s only known keys, profiles, networks, volumes and dependencies',
    (_name, service) => {
      expect(Object.keys(service).filter((key) => !knownKeys.has(key))).toEqual([]);
      expect(
        service.profiles.filter((profile) => !['infra', 'app', 'observability'].includes(profile)),
      ).toEqual([]);
      expect(service.networks.filter((network) => !(network in compose.networks))).toEqual([]);
      expect(
        (service.volumes ?? [])
          .map((volume) => volume.split(':')[0] ?? '')
          .filter((name) => !(name in compose.volumes)),
      ).toEqual([]);
      for (const needed of Object.keys(service.depends_on ?? {})) {
        const profiles = compose.services[needed]?.profiles ?? [];
        expect(service.profiles.filter((profile) => !profiles.includes(profile))).toEqual([]);
      }
    },
  );

  it.each(services)(
    'gives %s a memory limit, log rotation, a restart policy and a health check',
    (name, service) => {
      expect(service.deploy?.resources?.limits?.memory).toMatch(/^\d+[mg]$/);
      expect(service.logging?.options).toMatchObject({
        'max-size': expect.any(String),
        'max-file': expect.any(String),
      });
      expect(service.restart).toBe('unless-stopped');
      expect(service.read_only ?? false).toBe(!writable.has(name));
      const inImage = service.build
        ? read(service.build.dockerfile).includes('HEALTHCHECK')
        : false;
      expect(inImage || service.healthcheck !== undefined).toBe(true);
    },
  );

  it.each(services)('publishes %s on this machine only', (_name, service) => {
    expect((service.ports ?? []).filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  it.each(own.filter(([name]) => name !== 'stand-ins'))(
    'publishes the metrics port of %s',
    (_name, { environment, ports = [] }) => {
      expect(ports).toContain(`127.0.0.1::${environment?.METRICS_PORT}`);
    },
  );

  it.each(services)(
    'gives %s its secrets from the environment without a default',
    (_name, service) => {
      const secrets = Object.entries(service.environment ?? {}).filter(([variable]) =>
        looksSecret.test(variable),
      );
      expect(secrets.filter(([, value]) => value !== null)).toEqual([]);
      expect(
        secrets
          .map(([variable]) => variable)
          .filter((variable) => !new RegExp(`^${variable}=`, 'm').test(read('.env.example'))),
      ).toEqual([]);
    },
  );

  it.each(services)('sets no crash point or benchmark counter for %s', (_name, service) => {
    const variables = Object.keys(service.environment ?? {});
    expect(variables.filter((name) => /^(CRASH_POINT|COUNT_COMMANDS)$/.test(name))).toEqual([]);
  });

  it('pins a version of every external image', () => {
    const images = services.flatMap(([, service]) => (service.image ? [service.image] : []));
    expect(images.filter((image) => !/:v?\d/.test(image))).toEqual([]);
  });
});

describe('variables of a deployable', () => {
  const configured = deployables.filter(({ folder }) =>
    existsSync(path.join(repository, folder, 'src/config.ts')),
  );

  it.each(configured.map(({ name, folder }) => [name, folder]))(
    'of %s are set in docker-compose.yml when config.ts requires them',
    async (name, folder) => {
      const { configSchema } = (await import(path.join(repository, folder, 'src/config.ts'))) as {
        configSchema: ZodMiniObject<Record<string, ZodMiniType>>;
      };
      const { shape } = configSchema;
      const given = Object.keys(compose.services[name]?.environment ?? {});
      const needed = Object.keys(shape).filter(
        (variable) => !shape[variable]?.safeParse(undefined).success,
      );
      expect(needed.filter((variable) => !given.includes(variable))).toEqual([]);
      expect(given.filter((variable) => !(variable in shape))).toEqual([]);
    },
  );
});

describe('Dockerfiles', () => {
  it.each(deployables.map(({ name, folder }) => [name, folder]))(
    'of %s build their own bundle, run without root and check their health',
    (name, folder) => {
      const dockerfile = read(`${folder}/Dockerfile`);
      expect(dockerfile).toContain(`bundle-services.mjs ${name}\n`);
      expect(dockerfile).toContain(`/tokri/${folder}/dist/main.mjs`);
      expect(dockerfile).toMatch(/^USER 1000:1000$/m);
      expect(dockerfile).toMatch(/^HEALTHCHECK /m);
      expect(dockerfile.match(/^FROM node:\S+/gm)).toEqual([
        'FROM node:24-slim',
        'FROM node:24-slim',
      ]);
    },
  );

  it('copy the pages of every frontend into the bff', () => {
    const dockerfile = read('bff/Dockerfile');
    expect(
      frontends.filter((name) => !dockerfile.includes(`/tokri/frontends/${name}/dist`)),
    ).toEqual([]);
  });
});
