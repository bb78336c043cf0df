import type { Connection } from 'mongoose';
import { isRecording, startSpan } from '../../telemetry/index.ts';
import type { StartedSpan } from '../../telemetry/index.ts';

interface CommandEvent {
  readonly requestId: number;
}

interface CommandStarted extends CommandEvent {
  readonly commandName: string;
  readonly command: Readonly<Record<string, unknown>>;
}

/** `getMore` names its collection elsewhere, and some commands have none. */
const toCollection = ({ commandName, command }: CommandStarted): string | undefined => {
  const name = command[commandName === 'getMore' ? 'collection' : commandName];
  return typeof name === 'string' ? name : undefined;
};

/**
 * Adds the commands of a request or message to its trace when that is recorded. Filters and
 * documents stay out: they hold personal data.
 */
export const traceCommands = (connection: Connection): void => {
  const spans = new Map<number, StartedSpan>();
  const client = connection.getClient();
  client.on('commandStarted', (started: CommandStarted) => {
    if (!isRecording()) return;
    const collection = toCollection(started);
    const { requestId, commandName } = started;
    const span = startSpan({
      name: collection === undefined ? commandName : `${commandName} ${collection}`,
      kind: 'client',
      attributes: {
        'db.system.name': 'mongodb',
        'db.operation.name': commandName,
        ...(collection === undefined ? {} : { 'db.collection.name': collection }),
      },
    });
    spans.set(requestId, span);
  });
  const end = ({ requestId }: CommandEvent, isFailed: boolean): void => {
    spans.get(requestId)?.end(isFailed ? { 'error.type': 'command-failed' } : {});
    spans.delete(requestId);
  };
  client.on('commandSucceeded', (event: CommandEvent) => {
    end(event, false);
  });
  client.on('commandFailed', (event: CommandEvent) => {
    end(event, true);
  });
};
