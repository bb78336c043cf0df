import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import { currentTrace } from '../telemetry/index.ts';
import type { Trace } from '../telemetry/index.ts';
import { redactFields, redact } from './redact-fields.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
type Write = (fields: object, message: string) => void;

export interface Logger {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

export interface ProcessLogger extends Logger {
  readonly flush: () => void;
}

const withoutCausation = ({ causationId: _causationId, ...trace }: Partial<Trace> = {}) => trace;

export const createLogger = (settings: {
  service: string;
  level: LogLevel;
  destination?: DestinationStream;
}): ProcessLogger => {
  const stream = settings.destination ?? pino.destination({ fd: 1, sync: false });
  const sink = pino(
    {
      level: settings.level,
      base: { service: settings.service },
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    stream,
  );
  const at =
    (level: LogLevel): Write =>
    (fields, message) => {
      if (!sink.isLevelEnabled(level)) return;
      sink[level](
        {
          ...withoutCausation(currentTrace()),
          ...redactFields(fields),
        },
        redact(message),
      );
    };
  const flush = (): void => {
    try {
      if ('flushSync' in stream && typeof stream.flushSync === 'function')
        (stream.flushSync as () => void)();
    } catch {
      // The stream has not opened yet, so there is nothing to flush.
    }
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error'), flush };
};

const nothing: Write = () => undefined;
export const silentLogger: Logger = {
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
};
