import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import { openLogOutput, type LogOutput } from './log-output.ts';
import { currentTrace } from '../telemetry/index.ts';
import type { Trace } from '../telemetry/index.ts';
import { redactFields, redact } from './redact-fields.ts';

const standardOutput = 1;

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
type Write = (fields: object, message: string) => void;

export interface Logger {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

export interface ProcessLogger extends Logger {
  /** Before the process exits. Takes up to a second; later lines are lost. */
  readonly close: () => Promise<void>;
}

const withoutCausation = ({ causationId: _causationId, ...trace }: Partial<Trace> = {}) => trace;

const isLogOutput = (stream: DestinationStream | LogOutput): stream is LogOutput =>
  'onDropped' in stream;

export const createLogger = (settings: {
  service: string;
  level: LogLevel;
  destination?: DestinationStream | LogOutput;
}): ProcessLogger => {
  const stream = settings.destination ?? openLogOutput(standardOutput);
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
  const logger = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
  if (!isLogOutput(stream)) return { ...logger, close: () => Promise.resolve() };
  stream.onDropped((lines) => {
    logger.warn({ lines }, 'log lines dropped');
  });
  return { ...logger, close: stream.close };
};

const nothing: Write = () => undefined;
export const silentLogger: Logger = {
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
};
