import { eventTypes } from '@tokri/contracts/events';
import { crashPointPattern } from '@tokri/service-kit/crash-points';
import { paymentCrashPoints, sagaCrashPoints, toRounds } from './crash-points.ts';

const all = [sagaCrashPoints, paymentCrashPoints]
  .flatMap((points) => Object.entries(points))
  .flatMap(([service, points]) => points.map((point) => ({ service, point })));

describe('crash points', () => {
  it.each(all)('$point can be armed and belongs to $service', ({ service, point }) => {
    expect(point).toMatch(crashPointPattern);
    const [step = '', place = ''] = point.split('/');
    const producer = eventTypes.find(({ type }) => type === step)?.topic.producer;
    if (producer !== undefined)
      expect(producer === service).toBe(!['before-handler', 'after-handler'].includes(place));
  });

  it('appear once over all rounds, at most one per service and round', () => {
    const rounds = toRounds(paymentCrashPoints);
    expect(rounds.flat()).toHaveLength(Object.values(paymentCrashPoints).flat().length);
    expect(
      rounds.every((round) => new Set(round.map(([service]) => service)).size === round.length),
    ).toBe(true);
    expect(new Set(rounds.flat().map(([service, point]) => `${service} ${point}`)).size).toBe(
      rounds.flat().length,
    );
  });
});
