import path from 'node:path';

describe('the node preset', () => {
  it('packages that ship ES modules only, imported, load', async () => {
    const { SignJWT } = await import('jose');
    const postalMime = await import('postal-mime');
    const { default: MiniSearch } = await import('minisearch');
    expect([typeof SignJWT, typeof postalMime.default, typeof MiniSearch]).toEqual([
      'function',
      'function',
      'function',
    ]);
  });

  it('import.meta of a compiled file, read, tells its own folder', () => {
    expect(path.basename(import.meta.dirname)).toBe('jest');
    expect(import.meta.url).toMatch(/^file:.*node-project\.unit\.spec\.ts$/);
  });

  it('server packages of the house, imported, load', async () => {
    const [mongoose, kafka, express, zod] = await Promise.all([
      import('mongoose'),
      import('kafkajs'),
      import('express'),
      import('zod/mini'),
    ]);
    expect([
      typeof mongoose.Schema,
      typeof kafka.Kafka,
      typeof express.default,
      typeof zod.object,
    ]).toEqual(Array(4).fill('function'));
  });
});
