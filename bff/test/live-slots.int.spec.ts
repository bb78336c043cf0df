import { eventually } from '@tokri/service-kit/testing';
import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';
import { createSlotPublishers } from './support/live-publishers.ts';
import { createLiveReader } from './support/live-reader.ts';

let bff: Bff;
const { open, closeAll } = createLiveReader(() => bff);
const { publishSlot, publishArea } = createSlotPublishers(() => bff);
beforeAll(async () => {
  bff = await startBff('live-slots', { LIVE_HEARTBEAT_MS: '100' });
});
afterEach(closeAll);
afterAll(async () => {
  await bff.stop();
});

describe('slot availability', () => {
  it("is sent with its state to readers of the group's pincodes only", async () => {
    await publishArea(1, '560001', '560110');
    await publishArea(2, '600001', '600020');
    await publishSlot({ left: 7 });
    const [bengaluru, chennai, unservedArea] = [
      await open('?Pincode=560034'),
      await open('?Pincode=600004'),
      await open('?pincode=110001'),
    ];
    let left = 6;
    await eventually(
      async () => {
        await publishSlot({ left });
        left = left === 6 ? 7 : 6;
        return bengaluru.events().length > 0;
      },
      { missing: 'the first slot.left' },
    );
    await publishSlot({ left: 5 });
    await publishSlot({ left: 5, feePaise: 2_000 });
    await publishSlot({ left: 0 });
    await publishSlot({ left: 0, closedFor: 'closed' });
    await eventually(() => bengaluru.events().at(-1)?.data.State === 'Closed', {
      missing: 'the closed slot',
    });
    expect(
      bengaluru
        .events()
        .slice(-3)
        .map(({ event, data }) => [event, data.SlotId, data.Left, data.State]),
    ).toEqual([
      ['slot.left', 5, 5, 'FewLeft'],
      ['slot.left', 5, 0, 'Full'],
      ['slot.left', 5, 0, 'Closed'],
    ]);
    expect(bengaluru.events().every(({ id }) => id === undefined)).toBe(true);
    expect([...chennai.events(), ...unservedArea.events()]).toEqual([]);
  });

  it('is sent for all slots when a stream with a pincode resumes', async () => {
    await publishArea(3, '700001', '700010');
    await publishSlot({ slotId: 31, groupId: 3, left: 9 });
    await eventually(
      async () => {
        const stream = await open('?Pincode=700004', { headers: { 'last-event-id': 'x' } });
        const found = await eventually(
          () => stream.events().some(({ data }) => data.SlotId === 31),
          { timeoutMs: 300, missing: 'slot 31' },
        );
        stream.stop();
        return found;
      },
      { missing: 'the current slots' },
    );
  });

  it('is sent for recent changes when a stream with a pincode opens', async () => {
    await publishArea(4, '700021', '700030');
    await publishSlot({ slotId: 41, groupId: 4, left: 9 });
    await eventually(
      async () => {
        const stream = await open('?Pincode=700024');
        const found = await eventually(
          () => stream.events().some(({ data }) => data.SlotId === 41),
          { timeoutMs: 300, missing: 'slot 41' },
        );
        stream.stop();
        return found;
      },
      { missing: 'the recent changes' },
    );
  });
});
