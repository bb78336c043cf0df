import type { Connection } from 'mongoose';
import type { Broker, ConsumerDefinition, EventHandler } from '../kafka/index.ts';
import { armCrashPoint, crashPoint } from './crash-point.ts';

interface CrashPointInstrumentation {
  readonly observeMongo: (connection: Connection) => void;
  readonly decorateBroker: (broker: Broker) => Broker;
  readonly decorateConsumer: (definition: ConsumerDefinition) => ConsumerDefinition;
  readonly decorateCalls: <Port extends object>(
    system: string,
    port: Port,
    names?: CallNames<Port>,
  ) => Port;
}

type CallNames<Port> = Readonly<Partial<Record<keyof Port, string>>>;

interface WriteCommand {
  readonly findAndModify?: string;
  readonly insert?: string;
  readonly update?: {
    readonly $push?: { readonly outbox?: { readonly $each: readonly Published[] } };
  };
  readonly documents?: readonly { readonly outbox?: readonly Published[] }[];
}

interface Published {
  readonly type?: string;
}

interface CommandEvent {
  readonly requestId: number;
  readonly command?: WriteCommand;
  readonly reply?: { readonly value?: unknown };
  readonly commandName: string;
}

const writeStep = ({
  findAndModify,
  insert,
  update,
  documents,
}: WriteCommand): string | undefined =>
  (update?.$push?.outbox?.$each ?? documents?.[0]?.outbox)?.[0]?.type ?? findAndModify ?? insert;

const observeMongo = (connection: Connection): void => {
  const steps = new Map<number, string>();
  const client = connection.getClient();
  client.on('commandStarted', ({ requestId, commandName, command }: CommandEvent) => {
    if (commandName !== 'findAndModify' && commandName !== 'insert') return;
    const step = writeStep(command ?? {});
    if (step === undefined) return;
    crashPoint(step, 'before-write');
    steps.set(requestId, step);
  });
  client.on('commandSucceeded', ({ requestId, commandName, reply }: CommandEvent) => {
    const step = steps.get(requestId);
    steps.delete(requestId);
    const isWritten = commandName === 'insert' || (reply?.value ?? null) !== null;
    if (step !== undefined && isWritten) crashPoint(step, 'written');
  });
  client.on('commandFailed', ({ requestId }: { readonly requestId: number }) => {
    steps.delete(requestId);
  });
};

const decorateHandler = (handler: EventHandler): EventHandler => ({
  ...handler,
  handle: async (event) => {
    crashPoint(handler.event.type, 'before-handler');
    await handler.handle(event);
    crashPoint(handler.event.type, 'after-handler');
  },
});

const decorateBroker = (broker: Broker): Broker => ({
  ...broker,
  publish: async (messages) => {
    await broker.publish(messages);
    for (const { headers } of messages)
      if (headers?.type !== undefined) crashPoint(headers.type, 'acknowledged');
  },
});

const toKebabCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const decorateCalls = <Port extends object>(
  system: string,
  port: Port,
  names?: CallNames<Port>,
): Port =>
  new Proxy(port, {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function' || typeof name !== 'string') return member;
      return async (...values: readonly unknown[]): Promise<unknown> => {
        const step = `${system}.${names?.[name as keyof Port] ?? toKebabCase(name)}`;
        crashPoint(step, 'before-call');
        const result: unknown = await (member as (...given: readonly unknown[]) => unknown)(
          ...values,
        );
        crashPoint(step, 'after-call');
        return result;
      };
    },
  });

export const crashPointInstrumentation = (point: string): CrashPointInstrumentation => {
  armCrashPoint(point);
  return {
    observeMongo,
    decorateBroker,
    decorateConsumer: (definition) => ({
      ...definition,
      handlers: definition.handlers.map(decorateHandler),
    }),
    decorateCalls,
  };
};
