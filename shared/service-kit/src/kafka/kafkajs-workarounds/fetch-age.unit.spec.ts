import { batchOf, openConnection, openWithFakeKafka } from '../../../test/fake-kafka.ts';

const answer = () => Promise.resolve({ responses: [] });
const refuse = () => Promise.reject(new Error('connection closed'));

describe('the age of the last fetch of a consumer', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('counts from the start until a broker answers, and again from each answer', async () => {
    const { fake, running } = await openWithFakeKafka();
    await jest.advanceTimersByTimeAsync(40_000);
    expect(running.fetchAgeMs()).toBe(40_000);
    await fake.fetch(openConnection(answer));
    expect(running.fetchAgeMs()).toBe(0);
    await running.stop();
  });

  it('grows while fetches fail, although kafkajs reports them as fetches', async () => {
    const { fake, running } = await openWithFakeKafka();
    await jest.advanceTimersByTimeAsync(40_000);
    await expect(fake.fetch(openConnection(refuse))).rejects.toThrow('connection closed');
    fake.emit('fetch');
    expect(running.fetchAgeMs()).toBe(40_000);
    await running.stop();
  });

  it('does not grow while the messages of a long batch are handled', async () => {
    const { fake, running } = await openWithFakeKafka();
    await jest.advanceTimersByTimeAsync(40_000);
    await fake.batch(batchOf().payload);
    expect(running.fetchAgeMs()).toBe(0);
    await running.stop();
  });

  it.each([
    ['without partitions, which fetches nothing', {}, 0],
    ['with partitions, which should fetch', { 'dev.t': [0] }, 40_000],
  ])('after a heartbeat of a member %s', async (_case, memberAssignment, ageMs) => {
    const { fake, running } = await openWithFakeKafka();
    fake.emit('join', { memberAssignment });
    await jest.advanceTimersByTimeAsync(40_000);
    fake.emit('heartbeat');
    expect(running.fetchAgeMs()).toBe(ageMs);
    await running.stop();
  });
});
