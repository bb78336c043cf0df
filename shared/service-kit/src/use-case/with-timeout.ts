/**
 * The result of `task`, or of `onTimeout` if the task has not settled after `timeoutMs`; `onTimeout`
 * may throw. The task goes on, and its later failure is ignored.
 */
export const withTimeout = async <Result>(
  task: Promise<Result>,
  timeoutMs: number,
  onTimeout: () => Result,
): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  try {
    return await Promise.race([task, timeout.then(onTimeout)]);
  } finally {
    clearTimeout(timer);
  }
};
