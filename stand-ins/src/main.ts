import { createLogger } from '@tokri/service-kit/logger';
import { compose } from './compose.ts';
import { configFromProcess } from './config.ts';

const stopDeadlineMs = 5000;

const config = configFromProcess();
const logger = createLogger({ service: 'stand-ins', level: config.LOG_LEVEL });
const running = await compose(config, { logger });
logger.info({ url: running.url, ...running.addresses }, 'stand-ins are ready');

const stop = async (): Promise<void> => {
  try {
    await running.stop();
    await logger.close();
  } finally {
    process.exit(0);
  }
};
const shutDown = (signal: NodeJS.Signals): void => {
  logger.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), stopDeadlineMs).unref();
  void stop();
};
process.once('SIGTERM', shutDown);
process.once('SIGINT', shutDown);
