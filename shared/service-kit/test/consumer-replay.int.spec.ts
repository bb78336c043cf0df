import { deadLetterTopic } from '@tokri/contracts/events';
import { replayDeadLetters } from '../src/kafka/index.ts';
import { eventually } from '../src/testing/index.ts';
import {
  broker,
  onPrefix,
  publishMoved,
  publishRaw,
  readDeadLetters,
  run,
} from './consumer-scenario.ts';
import { shipmentEvents } from './fixture.ts';

describe('replayDeadLetters', () => {
  it('replays an unreadable dead letter for the group that failed, not for the others', async () => {
    const handled: string[] = [];
    const otherGroup = 'other';
    const groups = ['replayed', otherGroup] as const;
    for (const group of groups)
      await run(group, [
        onPrefix('after-replay', ({ key }) =>
          Promise.resolve(void handled.push(`${group} ${key}`)),
        ),
      ]);
    await publishRaw('after-replay', 'not json');
    for (const group of groups) await readDeadLetters(group, 1);
    const countDeadLetters = async (group: string) =>
      (await broker.fetchOffsets(deadLetterTopic(shipmentEvents.name, group)))[0]?.high;
    const before = await countDeadLetters(otherGroup);

    await replayDeadLetters({ broker, topic: shipmentEvents, group: 'replayed', limit: 1 });
    await readDeadLetters('replayed', Number(before) + 1);
    // The same key puts this event behind the replayed message.
    await publishMoved('after-replay', 1);
    await eventually(() => handled.length === 2, { missing: 'the event behind the replay' });

    expect(await countDeadLetters(otherGroup)).toBe(before);
  });
});
