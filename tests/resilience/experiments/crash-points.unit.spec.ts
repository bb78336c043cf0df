import { eventTypes } from '@tokri/contracts/events';
import { crashPointPattern } from '@tokri/service-kit/crash-points';
import { pointsOfPayment, pointsOfSaga, roundsOf } from './crash-points.ts';

const all = [pointsOfSaga, pointsOfPayment]
  .flatMap((points) => Object.entries(points))
  .flatMap(([service, points]) => points.map((point) => ({ service, point })));

describe('the crash points', () => {
  it.each(all)(
    '$service at $point, named, can be armed and is where this service passes',
    ({ service, point }) => {
      expect(point).toMatch(crashPointPattern);
      const [step = '', place = ''] = point.split('/');
      const producer = eventTypes.find(({ type }) => type === step)?.topic.producer;
      if (producer !== undefined)
        expect(producer === service).toBe(!['taken', 'handled'].includes(place));
    },
  );

  it('in rounds, each comes once and no service twice in a round', () => {
    const rounds = roundsOf(pointsOfPayment);
    expect(rounds.flat()).toHaveLength(Object.values(pointsOfPayment).flat().length);
    expect(
      rounds.every((round) => new Set(round.map(([service]) => service)).size === round.length),
    ).toBe(true);
    expect(new Set(rounds.flat().map(([service, point]) => `${service} ${point}`)).size).toBe(
      rounds.flat().length,
    );
  });
});
