export const faultModes = ['down', 'slow', 'errors', 'off'] as const;
export type FaultMode = (typeof faultModes)[number];

export const maxFaultSeconds = 3600;
export const slowResponseDelayMs = 5000;

export interface Fault {
  readonly System: string;
  readonly Mode: FaultMode;
  readonly Until: string | null;
}

export interface FaultInjector {
  set(fault: {
    readonly system: string;
    readonly mode: FaultMode;
    readonly seconds: number;
  }): boolean;
  currentMode(system: string): FaultMode;
  list(): readonly Fault[];
}

export const createFaultInjector = (
  systems: () => readonly string[],
  now: () => Date,
): FaultInjector => {
  const activeFaults = new Map<string, { mode: FaultMode; untilMs: number }>();
  const findActive = (system: string) => {
    const fault = activeFaults.get(system);
    return fault !== undefined && fault.untilMs > now().getTime() ? fault : undefined;
  };
  return {
    set: ({ system, mode, seconds }) => {
      if (!systems().includes(system)) return false;
      if (mode === 'off') activeFaults.delete(system);
      else activeFaults.set(system, { mode, untilMs: now().getTime() + seconds * 1000 });
      return true;
    },
    currentMode: (system) => findActive(system)?.mode ?? 'off',
    list: () =>
      systems().map((system) => {
        const fault = findActive(system);
        return {
          System: system,
          Mode: fault?.mode ?? 'off',
          Until: fault === undefined ? null : new Date(fault.untilMs).toISOString(),
        };
      }),
  };
};
