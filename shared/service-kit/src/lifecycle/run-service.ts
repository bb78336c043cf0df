import type * as z from 'zod/mini';
import { ConfigError, processVariables, readConfig } from '../config/index.ts';
import { createLogger } from '../logger/index.ts';
import type { LogLevel, ProcessLogger } from '../logger/index.ts';
import type { Compose, RunningService } from './service-options.ts';

/** From SIGTERM until a process exits whether or not its work has ended. */
export const exitTimeoutMs = 25_000;

interface Main<S extends z.ZodMiniType<{ LOG_LEVEL: LogLevel }>> {
  readonly name: string;
  readonly schema: S;
  readonly compose: Compose<Readonly<z.output<S>>>;
}

const exit = async (logger: ProcessLogger, code: number): Promise<never> => {
  await logger.close();
  return process.exit(code);
};

const readSettings = async <S extends z.ZodMiniType<{ LOG_LEVEL: LogLevel }>>({
  name,
  schema,
}: Main<S>): Promise<Readonly<z.output<S>>> => {
  try {
    return readConfig(schema, { MONGODB_DATABASE: name, ...processVariables() });
  } catch (error) {
    const logger = createLogger({ service: name, level: 'info' });
    logger.error(
      error instanceof ConfigError
        ? { variables: error.invalidVariables.map(({ variable, rule }) => `${variable}: ${rule}`) }
        : { error },
      'wrong settings, not started',
    );
    return exit(logger, 1);
  }
};

/**
 * Runs a whole process. Exits with 0 after an orderly stop, and with 1 after a failed start, a
 * fatal error or a stop that takes longer than 25 s.
 */
export const runService = async <S extends z.ZodMiniType<{ LOG_LEVEL: LogLevel }>>(
  main: Main<S>,
): Promise<void> => {
  const config = await readSettings(main);
  const logger = createLogger({ service: main.name, level: config.LOG_LEVEL });
  let service: RunningService | undefined;
  let isExiting = false;

  const stop = async (reason: string, code: number): Promise<void> => {
    if (isExiting) return;
    isExiting = true;
    logger.info({ reason }, 'stopping');
    setTimeout(() => {
      logger.error({}, 'stopping took too long');
      void exit(logger, 1);
    }, exitTimeoutMs).unref();
    try {
      await service?.stop();
    } catch (error) {
      logger.error({ error }, 'stopping failed');
      await exit(logger, 1);
    }
    await exit(logger, code);
  };

  process.once('SIGTERM', () => {
    void stop('SIGTERM', 0);
  });
  process.once('SIGINT', () => {
    void stop('SIGINT', 0);
  });
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logger.error({ error }, event);
      void stop(event, 1);
    });
  }
  try {
    service = await main.compose(config, { logger });
  } catch (error) {
    logger.error({ error }, 'could not start');
    await exit(logger, 1);
  }
  void service?.failed?.then((error) => {
    logger.error({ error }, 'stopped for good');
    void exit(logger, 1);
  });
};
