import { minuteMs } from '@tokri/contracts/dates';
import type { DigestStore, FallenPack } from '../src/application/ports/low-stock.ts';
import { openDigestScenario, type DigestScenario } from './low-stock-digest-scenario.ts';

describe('digests of stock that is running out', () => {
  let shop: DigestScenario;
  beforeAll(async () => {
    shop = await openDigestScenario();
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.close());

  const run = (...deps: Parameters<DigestScenario['run']>) => shop.run(...deps);
  const fall = (key: string, change: Partial<FallenPack> = {}) => shop.fall(key, change);
  const advance = (minutes: number): void => {
    shop.state.now = new Date(shop.state.now.getTime() + minutes * minuteMs);
  };
  const sentTexts = () => shop.state.sent.map(({ text }) => text);
  const references = () => shop.state.sent.map(({ reference }) => reference);

  it('are one message a location for all packs that fell within a minute', async () => {
    await fall('a');
    await fall('b');
    await run();
    expect(shop.state.sent).toEqual([]);
    advance(1);
    await run();
    await run();
    expect(references()).toEqual(['low-stock:1:1:7:mail']);
    expect(sentTexts()[0]).toContain('- Item a 1 kg\n- Item b 1 kg\n');
    expect(sentTexts()[0]).toContain(
      'https://shop.tokri.example/admin/stock?LocationId=1&Stock=low,out',
    );
  });

  it('are at most one in 15 minutes, and the next one names only what fell since', async () => {
    await fall('a');
    advance(1);
    await run();
    await fall('b');
    advance(14);
    await run();
    expect(shop.state.sent).toHaveLength(1);
    advance(1);
    await run();
    expect(references()).toEqual(['low-stock:1:1:7:mail', 'low-stock:1:2:7:mail']);
    expect(sentTexts()[1]).toContain('Item b');
    expect(sentTexts()[1]).not.toContain('Item a');
    advance(60);
    await run();
    expect(shop.state.sent).toHaveLength(2);
  });

  it('leave out what staff refilled, and name a pack again that fell again', async () => {
    await fall('a');
    await fall('b');
    await shop.packs.recordRefill({ key: 'a', seq: 6, locationId: 1, at: shop.state.now });
    advance(1);
    await run();
    expect(sentTexts()[0]).not.toContain('Item a');
    await fall('a', { seq: 7 });
    advance(15);
    await run();
    expect(sentTexts()[1]).toContain('Item a 1 kg');
  });

  it('name a pack once although its event arrives again, also after it was sent', async () => {
    await fall('a');
    await fall('a');
    advance(1);
    await run();
    await fall('a');
    advance(15);
    await run();
    expect(shop.state.sent).toHaveLength(1);
    expect(shop.state.sent[0]?.subject).toBe('Running out at Main shop: 1 pack');
  });

  it('wait while nobody may read them, and are sent to who may again', async () => {
    shop.state.permissions = [];
    await fall('a');
    advance(1);
    await run();
    expect(shop.state.sent).toEqual([]);
    shop.state.permissions = ['items'];
    await run();
    expect(sentTexts()[0]).toContain('Item a');
  });

  it('forget after a day what nobody was there to read about', async () => {
    shop.state.permissions = [];
    await fall('a');
    advance(49 * 60);
    await shop.packs.deleteExpired(shop.state.now);
    expect(await shop.packs.listPending()).toEqual([]);
  });

  it('of one location are sent although another one fails', async () => {
    await fall('b', { locationId: 2 });
    await fall('a');
    advance(1);
    const failing = async (locationId: number) => {
      if (locationId === 2) throw new Error('the store is away');
      return shop.digests.find(locationId);
    };
    const digests = { ...shop.digests, find: failing };
    await expect(run({ digests })).rejects.toThrow('the store is away');
    expect(sentTexts()).toHaveLength(1);
  });

  it('are sent once by two processes at the same time', async () => {
    await fall('a');
    advance(1);
    await Promise.all([run(), run(), run()]);
    await Promise.all([run(), run()]);
    expect(shop.state.sent).toHaveLength(1);
  });

  it.each([
    ['between collecting the packs and storing the digest', 0],
    ['between storing the digest and sending it', 1],
  ])('are sent once after a crash %s', async (_moment, crashAt) => {
    await fall('a');
    advance(1);
    let saves = 0;
    const crashing: DigestStore = {
      ...shop.digests,
      save: async (...write) => {
        if (saves === crashAt && crashAt === 0) throw new Error('crash');
        saves += 1;
        const saved = await shop.digests.save(...write);
        if (saves === crashAt) throw new Error('crash');
        return saved;
      },
    };
    await expect(run({ digests: crashing })).rejects.toThrow('crash');
    await run();
    expect(shop.state.sent).toEqual([]);
    advance(1);
    await run();
    await run();
    expect(references()).toEqual(['low-stock:1:1:7:mail']);
    expect(sentTexts()[0]).toContain('Item a');
  });

  it('are tried again after a temporary failure, with the same reference', async () => {
    shop.state.result = { ok: false, reason: 'unreachable' };
    await fall('a');
    advance(1);
    await run();
    shop.state.result = { ok: true };
    advance(1);
    await run();
    expect(references()).toEqual(['low-stock:1:1:7:mail', 'low-stock:1:1:7:mail']);
    advance(60);
    await run();
    expect(shop.state.sent).toHaveLength(2);
  });

  it.each([
    ['has lost the permission', () => void (shop.state.permissions = ['chat'])],
    ['is no recipient since the messages are off', () => void (shop.state.isOn = false)],
  ])('are not sent to somebody who %s', async (_case, change) => {
    await fall('a');
    advance(1);
    change();
    await run();
    expect(shop.state.sent).toEqual([]);
  });

  it('are not sent again to somebody who lost the permission between two attempts', async () => {
    shop.state.result = { ok: false, reason: 'unreachable' };
    await fall('a');
    advance(1);
    await run();
    shop.state.permissions = [];
    advance(1);
    await run();
    expect(shop.state.sent).toHaveLength(1);
    expect((await shop.digests.find(1))?.digest).toMatchObject({
      state: 'closed',
      deliveries: [{ state: 'skipped', reason: 'not-chosen' }],
    });
  });

  it('are not sent when they are older than six hours', async () => {
    shop.state.result = { ok: false, reason: 'unreachable' };
    await fall('a');
    advance(1);
    await run();
    advance(361);
    await run();
    expect(shop.state.sent).toHaveLength(1);
    expect((await shop.digests.find(1))?.digest.deliveries).toMatchObject([{ state: 'too-late' }]);
  });

  it('name the 50 packs that fell first, and count the others', async () => {
    for (let index = 0; index < 53; index += 1)
      await fall(`p${index}`, { fellAt: new Date(shop.state.now.getTime() - index) });
    advance(1);
    await run();
    const lines = sentTexts()[0]?.split('\n') ?? [];
    expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(50);
    expect(lines).toContain('and 3 more');
    expect(lines.find((line) => line.startsWith('- '))).toBe('- Item p52 1 kg');
  });

  it('keep nothing of a person who is erased', async () => {
    await fall('a');
    advance(1);
    await run();
    await shop.digests.deleteByUser(7);
    expect((await shop.digests.find(1))?.digest.deliveries).toEqual([]);
  });
});
