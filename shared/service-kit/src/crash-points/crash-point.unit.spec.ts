import { armCrashPoint, crashPoint, crashPointPattern } from './crash-point.ts';

describe('crashPoint', () => {
  const die = jest.fn();
  afterEach(() => {
    armCrashPoint(undefined);
    die.mockClear();
  });

  it('does nothing when it is not armed', () => {
    crashPoint('order.placed.v1', 'written');
    expect(die).not.toHaveBeenCalled();
  });

  it('kills the process at the armed step and place only', () => {
    armCrashPoint('order.placed.v1/written', die);
    crashPoint('order.placed.v1', 'acknowledged');
    crashPoint('order.confirmed.v1', 'written');
    expect(die).not.toHaveBeenCalled();
    crashPoint('order.placed.v1', 'written');
    expect(die).toHaveBeenCalledTimes(1);
  });

  it('kills the process at the third pass when it is armed for it', () => {
    armCrashPoint('stocks/written#3', die);
    for (let times = 0; times < 2; times += 1) crashPoint('stocks', 'written');
    expect(die).not.toHaveBeenCalled();
    crashPoint('stocks', 'written');
    expect(die).toHaveBeenCalledTimes(1);
  });

  it.each([
    'order.placed.v1/written',
    'gateway_inbox/before-write',
    'gateway.capture/after-call#2',
  ])('accepts the setting %s', (text) => {
    expect(text).toMatch(crashPointPattern);
  });
  it.each(['order.placed.v1', 'order.placed.v1/sometime', '/written', 'stocks/written#0'])(
    'rejects the setting %s',
    (text) => {
      expect(text).not.toMatch(crashPointPattern);
    },
  );
});
