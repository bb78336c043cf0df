export const createScheduler = () => {
  const timers = new Set<NodeJS.Timeout>();
  return {
    schedule: (run: () => void, delayMs: number): void => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, delayMs);
      timers.add(timer);
    },
    stop: (): void => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
