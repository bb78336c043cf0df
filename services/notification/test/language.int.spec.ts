import { randomUUID } from 'node:crypto';
import { isoInstant } from '@tokri/contracts';
import { slotOffered } from '@tokri/contracts/events';
import { eventually, publishTo } from '@tokri/service-kit/testing';
import { runningService } from './running-service.ts';

jest.setTimeout(60_000);

describe('the language of a message', () => {
  let world: Awaited<ReturnType<typeof runningService>>;
  beforeAll(async () => {
    world = await runningService('language');
  });
  afterAll(() => world.stop());

  /** What the text of an SMS and the subject of a mail begin with, and the template that the SMS names. */
  const told = async (notice: string) => {
    await world.closed(notice);
    const mail = await eventually(
      () => world.mail.mails.find(({ source }) => source.includes(`X-Reference: ${notice}:mail`)),
      { missing: 'the mail' },
    );
    const subject = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail.source)?.[1] ?? '';
    const plain = subject
      .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_whole, text: string) =>
        Buffer.from(text, 'base64').toString(),
      )
      .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_whole, text: string) =>
        decodeURIComponent(text.replaceAll('=', '%').replaceAll('_', ' ')),
      );
    return {
      sms: world.smsOf(notice).map(({ body }) => body['text']),
      mail: plain.replace(/\r?\n[ \t]/g, ''),
    };
  };

  it('of an order placed in Hindi, is Hindi in SMS and mail, in later news as well', async () => {
    const { tell } = world;
    const placed = await tell.place(await tell.person(), { language: 'hi' });
    const confirmed = await tell.confirm(placed);
    expect(await told(placed.notice)).toEqual({
      sms: [expect.stringMatching(`^टोकरी: ऑर्डर TK-${placed.orderId} मिल गया`)],
      mail: 'ऑर्डर मिला',
    });
    expect(await told(confirmed)).toEqual({
      sms: [expect.stringMatching(`^टोकरी: ऑर्डर TK-${placed.orderId} पक्का हो गया`)],
      mail: 'ऑर्डर पक्का',
    });
  });

  it('of an order placed in English, is English though an app speaks Hindi', async () => {
    const { tell } = world;
    const userId = await tell.person();
    await world.register(userId, 'phone-that-speaks-hindi', 'hi');
    const { notice } = await tell.place(userId, { language: 'en' });
    expect((await told(notice)).mail).toBe('Order placed');
  });

  it('of an order that does not say it, is that of the app; without an app, English', async () => {
    const { tell } = world;
    const [withApp, without] = [await tell.person(), await tell.person()];
    await world.register(withApp, 'another-phone-in-hindi', 'hi');
    expect((await told((await tell.place(withApp)).notice)).mail).toBe('ऑर्डर मिला');
    expect((await told((await tell.place(without)).notice)).mail).toBe('Order placed');
  });

  it('of an offered place whose line was joined in Hindi, is Hindi', async () => {
    const { tell, broker } = world;
    const [userId, slotId, id] = [await tell.person(), tell.nextId(), randomUUID()];
    await publishTo(broker, slotOffered, {
      key: String(slotId),
      seq: 1,
      id,
      data: {
        slotId,
        groupId: 1,
        holdId: 5,
        userId,
        date: '2026-11-22',
        start: '07:00',
        end: '10:00',
        offeredUntil: isoInstant(new Date(Date.now() + 600_000)),
        language: 'hi',
      },
    });
    expect(await told(`ntf:${id}`)).toEqual({
      sms: [expect.stringMatching('^टोकरी: रवि 22 नव')],
      mail: 'एक जगह खाली हुई',
    });
  });
});
