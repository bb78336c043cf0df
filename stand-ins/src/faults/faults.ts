export const faultModes = ['down', 'slow', 'errors', 'off'] as const;
export type FaultMode = (typeof faultModes)[number];

/** How long a broken system stays so, at most: an hour. */
export const faultSecondsMax = 3600;
/** What a slow system adds to every answer. */
export const slowAnswerMs = 5000;

export interface Fault {
  readonly System: string;
  readonly Mode: FaultMode;
  /** ISO 8601 instant at which it mends; null when nothing is broken. */
  readonly Until: string | null;
}

export interface Faults {
  /** Breaks a system for a while, or mends it (`off`). False when there is no such system. */
  set(fault: {
    readonly system: string;
    readonly mode: FaultMode;
    readonly seconds: number;
  }): boolean;
  modeOf(system: string): FaultMode;
  list(): readonly Fault[];
}

/** Which outside systems are broken now. They mend by themselves when their time is over. */
export const createFaults = (systems: () => readonly string[], now: () => Date): Faults => {
  const broken = new Map<string, { mode: FaultMode; untilMs: number }>();
  const current = (system: string) => {
    const fault = broken.get(system);
    return fault !== undefined && fault.untilMs > now().getTime() ? fault : undefined;
  };
  return {
    set: ({ system, mode, seconds }) => {
      if (!systems().includes(system)) return false;
      if (mode === 'off') broken.delete(system);
      else broken.set(system, { mode, untilMs: now().getTime() + seconds * 1000 });
      return true;
    },
    modeOf: (system) => current(system)?.mode ?? 'off',
    list: () =>
      systems().map((system) => {
        const fault = current(system);
        return {
          System: system,
          Mode: fault?.mode ?? 'off',
          Until: fault === undefined ? null : new Date(fault.untilMs).toISOString(),
        };
      }),
  };
};
