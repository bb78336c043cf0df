import { contactKey } from '@tokri/contracts/events';
import type { CompleteContact, CompleteContactReplica } from '@tokri/service-kit/contacts';
import { createContactDirectory } from './contact-directory.ts';
import { recipientCacheTtlMs } from './recipient-cache.ts';

const userId = 7;
const key = contactKey.person(userId);

const buildContact = (mobile: string): CompleteContact => ({
  contact: { kind: 'person', userId, partyId: 0, sealed: JSON.stringify({ mobile, email: '' }) },
});

const buildScenario = () => {
  const stored = new Map<string, CompleteContact>();
  let readCount = 0;
  let nowMs = 0;
  const replica: Pick<CompleteContactReplica, 'findPerson' | 'upsert' | 'remove'> = {
    findPerson: async (person) => {
      readCount += 1;
      return stored.get(contactKey.person(person)) ?? null;
    },
    upsert: async (record) => {
      stored.set(record.key, record);
    },
    remove: async (removed) => {
      stored.delete(removed);
    },
  };
  const directory = createContactDirectory({
    replica,
    decrypter: { decryptPerson: (sealed) => ({ name: '', ...JSON.parse(sealed) }) },
    clock: () => new Date(nowMs),
  });
  return {
    stored,
    directory,
    readCount: () => readCount,
    readNumber: async () => (await directory.findRecipient(userId))?.sms.address ?? null,
    advanceTo: (ms: number) => {
      nowMs = ms;
    },
  };
};

describe('createContactDirectory', () => {
  it('reads a person once for the messages of an order', async () => {
    const { directory, readNumber, readCount } = buildScenario();
    await directory.upsert({ key, seq: 1, ...buildContact('+919123456001') });
    await Promise.all([readNumber(), readNumber()]);
    expect([await readNumber(), readCount()]).toEqual(['+919123456001', 1]);
  });

  it('uses a changed number from the moment its event was handled', async () => {
    const { directory, readNumber } = buildScenario();
    await directory.upsert({ key, seq: 1, ...buildContact('+919123456001') });
    await readNumber();
    await directory.upsert({ key, seq: 2, ...buildContact('+919123456002') });
    expect(await readNumber()).toBe('+919123456002');
  });

  it('knows nobody from the moment the erasure was handled', async () => {
    const { directory, readNumber } = buildScenario();
    await directory.upsert({ key, seq: 1, ...buildContact('+919123456001') });
    await readNumber();
    await directory.remove(key);
    expect(await readNumber()).toBeNull();
  });

  it('sees what another process of the service wrote when the cached record expires', async () => {
    const { stored, directory, readNumber, advanceTo } = buildScenario();
    await directory.upsert({ key, seq: 1, ...buildContact('+919123456001') });
    await readNumber();
    stored.delete(key);
    advanceTo(recipientCacheTtlMs);
    expect(await readNumber()).toBeNull();
  });

  it('looks up an unknown person every time', async () => {
    const { stored, readNumber } = buildScenario();
    expect(await readNumber()).toBeNull();
    stored.set(key, buildContact('+919123456001'));
    expect(await readNumber()).toBe('+919123456001');
  });
});
