import { openWithFakeKafka } from '../../../test/fake-kafka.ts';

describe('a consumer that stops', () => {
  it('is fatal after a crash without restart, unless it was stopped', async () => {
    const { fake, fatal, running } = await openWithFakeKafka();
    fake.emit('crash', { restart: true, error: new Error('x') });
    expect(fatal).toHaveLength(0);
    fake.emit('crash', { restart: false, error: new Error('x') });
    expect(fatal).toHaveLength(1);
    await running.stop();
    fake.emit('crash', { restart: false, error: new Error('x') });
    expect(fatal).toHaveLength(1);
  });
});
