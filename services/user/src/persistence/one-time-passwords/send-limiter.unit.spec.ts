import { unknownDevice, type Requester } from '../../domain/one-time-passwords/requester.ts';
import { createSendLimiter } from './send-limiter.ts';

const sendLimits = {
  sendsPerIdentityPerHour: 5,
  sendsPerIdentityPerDay: 10,
  sendsPerNetworkPerHour: 20,
  sendsPerRangePerHour: 30,
  maxExhaustedCodes: 3,
  blockSeconds: 900,
};
const createLimiter = (
  changed: Partial<typeof sendLimits> = {},
  onRangeRefused = (): void => undefined,
) => createSendLimiter({ limits: { ...sendLimits, ...changed }, hashKey: 'key', onRangeRefused });
const number = (last: number, requester: Requester = unknownDevice) => ({
  identity: {
    channel: 'sms' as const,
    contact: `+9198765432${String(last).padStart(2, '0')}`,
  },
  requester,
});

const takeMany = async (
  limiter: ReturnType<typeof createSendLimiter>,
  count: number,
  toArguments: (index: number) => [ReturnType<typeof number>, string],
): Promise<number[]> => {
  const waits: number[] = [];
  for (let index = 0; index < count; index += 1)
    waits.push(await limiter.consume(...toArguments(index)));
  return waits;
};

describe('createSendLimiter', () => {
  it('rejects the sixth code for one number within an hour', async () => {
    const waits = await takeMany(createLimiter(), 6, (index) => [number(1), `10.0.0.${index}`]);
    expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(waits[5]).toBeGreaterThan(3_500);
  });
  it('counts the codes for all addresses of one mailbox together', async () => {
    const limiter = createLimiter();
    const waits: number[] = [];
    for (const contact of ['a@gmail.com', 'a+1@gmail.com', 'a+2@googlemail.com', 'A.@gmail.com'])
      for (const network of ['10.0.0.1', '10.0.0.2'])
        waits.push(
          await limiter.consume(
            { identity: { channel: 'mail', contact }, requester: unknownDevice },
            network,
          ),
        );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });
  it('lets the owner delete the account after strangers used up the codes of the number', async () => {
    const limiter = createLimiter();
    const waits = await takeMany(limiter, 6, (index) => [number(1), `10.0.0.${index}`]);
    expect(waits.at(-1)).toBeGreaterThan(0);
    const owner = number(1, { kind: 'deletion', userId: 7 });
    const own = await takeMany(limiter, 6, () => [owner, '10.0.1.1']);
    expect(own.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(own[5]).toBeGreaterThan(3_500);
  });
  it('rejects codes beyond the daily limit of one number until the next day', async () => {
    const waits = await takeMany(createLimiter({ sendsPerIdentityPerHour: 100 }), 11, (index) => [
      number(1),
      `10.0.0.${index}`,
    ]);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(waits[10]).toBeGreaterThan(80_000);
  });
  it('rejects the twenty-first code from one network', async () => {
    const waits = await takeMany(createLimiter(), 21, (index) => [number(index), '10.0.0.1']);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
  });
  describe('of a range of a thousand numbers', () => {
    const takeRange = (limiter: ReturnType<typeof createSendLimiter>, requester?: Requester) =>
      takeMany(limiter, 31, (index) => [number(index, requester), `10.0.0.${index}`]);

    it('rejects the thirty-first code within an hour, from any networks', async () => {
      const waits = await takeRange(createLimiter());
      expect(waits.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 0));
      expect(waits[30]).toBeGreaterThan(3_500);
    });
    it('does not limit other ranges, mailboxes, known devices and deletions', async () => {
      const limiter = createLimiter();
      await takeRange(limiter);
      const sms = (contact: string, requester: Requester) => ({
        identity: { channel: 'sms' as const, contact },
        requester,
      });
      for (const key of [
        sms('+919876544001', unknownDevice),
        sms('+919876543901', { kind: 'device', deviceId: 'known' }),
        sms('+919876543902', { kind: 'deletion', userId: 7 }),
        {
          identity: { channel: 'mail' as const, contact: 'asha@example.in' },
          requester: unknownDevice,
        },
      ])
        expect(await limiter.consume(key, '10.0.1.1')).toBe(0);
    });
    it('reports what it refuses, but no refusal of another limit', async () => {
      let refusals = 0;
      const limiter = createLimiter({ sendsPerRangePerHour: 6 }, () => {
        refusals += 1;
      });
      await takeMany(limiter, 7, (index) => [number(1), `10.0.0.${index}`]);
      await takeMany(limiter, 1, () => [number(2), '10.0.1.1']);
      expect(refusals).toBe(0);
      await takeMany(limiter, 2, (index) => [number(3 + index), '10.0.1.1']);
      expect(refusals).toBe(2);
    });
    it('does not count the refused codes of one number', async () => {
      const limiter = createLimiter({ sendsPerRangePerHour: 6 });
      await takeMany(limiter, 20, (index) => [number(1), `10.0.0.${index}`]);
      expect(await limiter.consume(number(2), '10.0.1.1')).toBe(0);
      expect(await limiter.consume(number(3), '10.0.1.1')).toBeGreaterThan(0);
    });
  });
  it('blocks a number for fifteen minutes after three exhausted codes', async () => {
    const limiter = createLimiter();
    for (let count = 0; count < 3; count += 1) await limiter.recordExhaustedCode(number(1));
    expect(await limiter.consume(number(1), '10.0.0.1')).toBeGreaterThan(890);
    expect(await limiter.consume(number(2), '10.0.0.1')).toBe(0);
  });
  it('resets the count of exhausted codes after a correct code', async () => {
    const limiter = createLimiter();
    await limiter.recordExhaustedCode(number(1));
    await limiter.recordExhaustedCode(number(1));
    await limiter.clearExhaustedCodes(number(1));
    await limiter.recordExhaustedCode(number(1));
    expect(await limiter.consume(number(1), '10.0.0.1')).toBe(0);
  });
  it('counts codes that verify a contact together with those of sign-ins', async () => {
    const limiter = createLimiter();
    const waits = await takeMany(limiter, 6, (index) => [
      number(1, index % 2 === 0 ? unknownDevice : { kind: 'user', userId: 7 }),
      `10.0.0.${index}`,
    ]);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });
  it('limits how many contacts one user can have codes sent to, from any network', async () => {
    const waits = await takeMany(createLimiter(), 21, (index) => [
      number(index, { kind: 'user', userId: 7 }),
      `10.0.0.${index}`,
    ]);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
  });
  it('does not block a sign-in after codes that verify the contact were exhausted', async () => {
    const limiter = createLimiter();
    const verification = number(1, { kind: 'user', userId: 7 });
    for (let count = 0; count < 3; count += 1) await limiter.recordExhaustedCode(verification);
    expect(await limiter.consume(verification, '10.0.0.1')).toBeGreaterThan(890);
    expect(await limiter.consume(number(1), '10.0.0.1')).toBe(0);
  });
});
