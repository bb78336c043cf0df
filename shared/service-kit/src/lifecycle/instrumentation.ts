import type { Connection } from 'mongoose';
import type { Broker, ConsumerDefinition } from '../kafka/index.ts';

/** What tracing, experiments and benchmarks attach from outside. */
export interface Instrumentation {
  readonly observeMongo?: (connection: Connection) => void;
  readonly observeKafkaRequest?: (apiName: string) => void;
  readonly decorateBroker?: (broker: Broker) => Broker;
  readonly decorateConsumer?: (definition: ConsumerDefinition) => ConsumerDefinition;
  readonly decorateCalls?: <Port extends object>(
    system: string,
    port: Port,
    names?: Readonly<Partial<Record<keyof Port, string>>>,
  ) => Port;
}

export const combineInstrumentations = (
  all: readonly Instrumentation[],
): Required<Instrumentation> => ({
  observeMongo: (connection) => {
    for (const each of all) each.observeMongo?.(connection);
  },
  observeKafkaRequest: (apiName) => {
    for (const each of all) each.observeKafkaRequest?.(apiName);
  },
  decorateBroker: (broker) =>
    all.reduce((decorated, each) => each.decorateBroker?.(decorated) ?? decorated, broker),
  decorateConsumer: (definition) =>
    all.reduce((decorated, each) => each.decorateConsumer?.(decorated) ?? decorated, definition),
  decorateCalls: (system, port, names) =>
    all.reduce(
      (decorated, each) => each.decorateCalls?.(system, decorated, names) ?? decorated,
      port,
    ),
});
