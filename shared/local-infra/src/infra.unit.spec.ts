import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseWays, missingForLibraries, startInfra } from './infra.mjs';

describe('where broker and stores come from', () => {
  let folder = '';
  const program = (name: string, script = '') => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tokri-ways-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('an address, in the environment, wins over all other ways', () => {
    program('redis-server');
    expect(
      chooseWays({ env: { PATH: folder, REDIS_URL: 'redis://elsewhere' }, docker: true }),
    ).toEqual({ kafka: 'docker', mongodb: 'docker', redis: 'given' });
  });

  it('a program, on PATH, is used unless Docker was asked for', () => {
    program('mongod');
    expect(chooseWays({ env: { PATH: folder } })).toEqual({
      kafka: 'library',
      mongodb: 'program',
      redis: 'library',
    });
    expect(chooseWays({ env: { PATH: folder }, docker: true }).mongodb).toBe('docker');
  });

  it('no JDK and no Maven, on PATH, is one message with the ways', () => {
    const message = missingForLibraries({ PATH: folder });
    expect(message).toMatch(/a JDK .* and Maven .* missing/);
    for (const way of ['apt-get install', '--docker', 'KAFKA_BROKERS='])
      expect(message).toContain(way);
  });

  it('a JDK, too old, is told with its version', () => {
    program('javac', 'echo javac 11.0.2');
    program('mvn');
    program('jar');
    expect(missingForLibraries({ PATH: folder })).toContain('this is 11');
    program('javac', 'echo javac 21.0.1');
    expect(missingForLibraries({ PATH: folder })).toBeUndefined();
  });

  it('broker and stores, all given, are used as they are', async () => {
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
    expect(infra.parts.kafka.pid).toBeUndefined();
    await infra.stop();
  });

  it('nothing, available, starts nothing and rejects with the message', async () => {
    await expect(
      startInfra({ dataDir: folder, logDir: folder, libDir: folder, env: { PATH: folder } }),
    ).rejects.toThrow('One of these ways');
  });
});
