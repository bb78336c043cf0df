import { createSendLimits } from './send-limits.ts';

const settings = {
  sendsPerNumberPerHour: 5,
  sendsPerNumberPerDay: 10,
  sendsPerAddressPerHour: 20,
  maxExhaustedCodes: 3,
  blockSeconds: 900,
  hashKey: 'key',
};
const number = (last: number) => ({
  channel: 'sms' as const,
  contact: `+9198765432${String(last).padStart(2, '0')}`,
});

const takeMany = async (
  limits: ReturnType<typeof createSendLimits>,
  count: number,
  of: (index: number) => [ReturnType<typeof number>, string],
): Promise<number[]> => {
  const waits: number[] = [];
  for (let index = 0; index < count; index += 1) waits.push(await limits.take(...of(index)));
  return waits;
};

describe('send limits', () => {
  it('one number, the sixth code within an hour, has to wait', async () => {
    const waits = await takeMany(createSendLimits(settings), 6, (index) => [
      number(1),
      `10.0.0.${index}`,
    ]);
    expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(waits[5]).toBeGreaterThan(3_500);
  });
  it('one number, more than a day allows, has to wait until the next', async () => {
    const waits = await takeMany(
      createSendLimits({ ...settings, sendsPerNumberPerHour: 100 }),
      11,
      (index) => [number(1), `10.0.0.${index}`],
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(waits[10]).toBeGreaterThan(80_000);
  });
  it('one network, the twenty-first code for other numbers, has to wait', async () => {
    const waits = await takeMany(createSendLimits(settings), 21, (index) => [
      number(index),
      '10.0.0.1',
    ]);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
  });
  it('three burnt codes, begin a pause of fifteen minutes for that number alone', async () => {
    const limits = createSendLimits(settings);
    for (let count = 0; count < 3; count += 1) await limits.recordExhaustedCode(number(1));
    expect(await limits.take(number(1), '10.0.0.1')).toBeGreaterThan(890);
    expect(await limits.take(number(2), '10.0.0.1')).toBe(0);
  });
  it('two burnt codes and a right one, begin the count anew', async () => {
    const limits = createSendLimits(settings);
    await limits.recordExhaustedCode(number(1));
    await limits.recordExhaustedCode(number(1));
    await limits.clearExhaustedCodes(number(1));
    await limits.recordExhaustedCode(number(1));
    expect(await limits.take(number(1), '10.0.0.1')).toBe(0);
  });
});
