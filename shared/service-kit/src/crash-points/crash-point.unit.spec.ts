import { armCrashPoint, crashPoint, crashPointPattern } from './crash-point.ts';

describe('a crash point', () => {
  const die = jest.fn();
  afterEach(() => {
    armCrashPoint(undefined);
    die.mockClear();
  });

  it('passed unarmed, does nothing', () => {
    crashPoint('order.placed.v1', 'written');
    expect(die).not.toHaveBeenCalled();
  });

  it('armed and passed, ends the process; other places and steps do not', () => {
    armCrashPoint('order.placed.v1/written', die);
    crashPoint('order.placed.v1', 'acknowledged');
    crashPoint('order.confirmed.v1', 'written');
    expect(die).not.toHaveBeenCalled();
    crashPoint('order.placed.v1', 'written');
    expect(die).toHaveBeenCalledTimes(1);
  });

  it('armed for the third time, lets two pass', () => {
    armCrashPoint('stocks/written#3', die);
    for (let times = 0; times < 2; times += 1) crashPoint('stocks', 'written');
    expect(die).not.toHaveBeenCalled();
    crashPoint('stocks', 'written');
    expect(die).toHaveBeenCalledTimes(1);
  });

  it.each(['order.placed.v1/written', 'gateway_inbox/before-write', 'gateway.capture/answered#2'])(
    '%s, as a setting, is right',
    (text) => {
      expect(text).toMatch(crashPointPattern);
    },
  );
  it.each(['order.placed.v1', 'order.placed.v1/sometime', '/written', 'stocks/written#0'])(
    '%s, as a setting, is refused',
    (text) => {
      expect(text).not.toMatch(crashPointPattern);
    },
  );
});
