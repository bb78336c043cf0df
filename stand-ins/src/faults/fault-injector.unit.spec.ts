import { createFaultInjector } from './fault-injector.ts';

describe('createFaultInjector', () => {
  const clock = { at: new Date('2026-02-03T10:00:00Z') };
  const faults = createFaultInjector(
    () => ['sms', 'mail'],
    () => clock.at,
  );

  it('ends a fault when its time is over', () => {
    expect(faults.set({ system: 'sms', mode: 'errors', seconds: 30 })).toBe(true);
    expect(faults.currentMode('sms')).toBe('errors');
    expect(faults.list()).toEqual([
      { System: 'sms', Mode: 'errors', Until: '2026-02-03T10:00:30.000Z' },
      { System: 'mail', Mode: 'off', Until: null },
    ]);
    clock.at = new Date('2026-02-03T10:00:30Z');
    expect(faults.currentMode('sms')).toBe('off');
  });
  it('ends a fault at once with mode off', () => {
    faults.set({ system: 'mail', mode: 'down', seconds: 3600 });
    faults.set({ system: 'mail', mode: 'off', seconds: 1 });
    expect(faults.currentMode('mail')).toBe('off');
  });
  it('rejects a fault for an unknown system', () => {
    expect(faults.set({ system: 'moon', mode: 'down', seconds: 1 })).toBe(false);
  });
});
