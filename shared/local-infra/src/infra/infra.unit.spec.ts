import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseSources, findMissingTools, startInfra } from './infra.mjs';

describe('infrastructure sources', () => {
  let folder = '';
  const program = (name: string, script = '') => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tokri-ways-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('prefer an address from the environment', () => {
    program('redis-server');
    expect(
      chooseSources({ env: { PATH: folder, REDIS_URL: 'redis://elsewhere' }, docker: true }),
    ).toEqual({ kafka: 'docker', mongodb: 'docker', redis: 'external' });
  });

  it('use a program on PATH unless Docker was requested', () => {
    program('mongod');
    expect(chooseSources({ env: { PATH: folder } })).toEqual({
      kafka: 'library',
      mongodb: 'program',
      redis: 'library',
    });
    expect(chooseSources({ env: { PATH: folder }, docker: true }).mongodb).toBe('docker');
  });

  it('explain the alternatives when neither JDK nor Maven is installed', () => {
    const message = findMissingTools({ PATH: folder });
    expect(message).toMatch(/a JDK .* and Maven .* missing/);
    for (const way of ['apt-get install', '--docker', 'KAFKA_BROKERS='])
      expect(message).toContain(way);
  });

  it('name the version of a JDK that is too old', () => {
    program('javac', 'echo javac 11.0.2');
    program('mvn');
    program('jar');
    expect(findMissingTools({ PATH: folder })).toContain('this is 11');
    program('javac', 'echo javac 21.0.1');
    expect(findMissingTools({ PATH: folder })).toBeUndefined();
  });

  it('use given broker and stores as they are', async () => {
    const env = {
      PATH: folder,
      KAFKA_BROKERS: 'a:1,b:2',
      MONGODB_URL: 'mongodb://m',
      REDIS_URL: 'redis://r',
    };
    const infra = await startInfra({ dataDir: folder, logDir: folder, libDir: folder, env });
    expect(infra).toMatchObject({
      kafkaBrokers: 'a:1,b:2',
      mongodbUrl: 'mongodb://m',
      redisUrl: 'redis://r',
    });
    expect(infra.stores.kafka.pid).toBeUndefined();
    await infra.stop();
  });

  it('reject with instructions and start nothing when nothing is available', async () => {
    await expect(
      startInfra({ dataDir: folder, logDir: folder, libDir: folder, env: { PATH: folder } }),
    ).rejects.toThrow('One of these ways');
  });
});
