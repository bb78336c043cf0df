import { eventTypes, topics } from '@tokri/contracts/events';
import { deployables } from '../../k8s/generator/deployables.ts';
import { collectEventUsage } from '../../k8s/generator/event-usage.ts';

describe('events of the registry', () => {
  const usages = collectEventUsage();
  const deployableNames = new Set(deployables.map(({ name }) => name));

  it('are published by their owner', () => {
    const unpublished = usages
      .filter(({ owner, publishedBy }) => deployableNames.has(owner) && publishedBy.length === 0)
      .map(({ type }) => type);
    expect(unpublished).toEqual([]);
  });

  it('have a producer when they have a consumer', () => {
    const withoutProducer = usages
      .filter(({ consumedBy, publishedBy }) => consumedBy.length > 0 && publishedBy.length === 0)
      .map(({ type, consumedBy }) => `${type} for ${consumedBy.join(', ')}`);
    expect(withoutProducer).toEqual([]);
  });

  it('have unique types of the form noun.past-verb.vN', () => {
    const types = eventTypes.map(({ type }) => type);
    expect(
      types.filter((type) => !/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*\.v\d+$/.test(type)),
    ).toEqual([]);
    expect(new Set(types).size).toBe(types.length);
    expect(new Set(topics.map(({ name }) => name)).size).toBe(topics.length);
  });

  it('use every topic', () => {
    const used = new Set(eventTypes.map(({ topic }) => topic.name));
    expect(topics.filter(({ name }) => !used.has(name)).map(({ name }) => name)).toEqual([]);
  });
});
