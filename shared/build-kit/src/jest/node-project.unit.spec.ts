import path from 'node:path';

describe('nodeProject', () => {
  it('loads packages that ship ES modules only', async () => {
    const { SignJWT } = await import('jose');
    const postalMime = await import('postal-mime');
    const { default: MiniSearch } = await import('minisearch');
    expect([typeof SignJWT, typeof postalMime.default, typeof MiniSearch]).toEqual([
      'function',
      'function',
      'function',
    ]);
  });

  it('gives compiled files their own import.meta', () => {
    expect(path.basename(import.meta.dirname)).toBe('jest');
    expect(import.meta.url).toMatch(/^file:.*node-project\.unit\.spec\.ts$/);
  });

  it('loads the shared server packages', async () => {
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
