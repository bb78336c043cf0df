import type { ServiceName } from '@tokri/contracts';
import type { Topic } from '@tokri/contracts/events';
import type { Connection } from 'mongoose';
import type { ServiceConfig } from '../config/index.ts';
import type { HttpOptions } from '../http/index.ts';
import type { Broker, ConsumerDefinition, MaterializedView } from '../kafka/index.ts';
import type { Logger } from '../logger/index.ts';
import type { StoredModel } from '../mongo/index.ts';
import type { PeriodicJob } from './periodic-job.ts';

/** A service that answers. */
export interface RunningService {
  readonly url: string;
  stop(): Promise<void>;
  /** Settles when something has stopped for good and the process must end. */
  readonly failed?: Promise<Error>;
}

export type Compose<Config> = (
  config: Config,
  context: { readonly logger: Logger },
) => Promise<RunningService>;

/** What a service is made of; `assembleService` starts and stops it in the right order. */
export interface ServiceOptions {
  readonly name: ServiceName;
  readonly config: ServiceConfig;
  readonly logger: Logger;
  readonly connection: Connection;
  /** Their indexes are built and verified before anything starts. */
  readonly models: readonly StoredModel[];
  readonly broker: Broker;
  /** Produced and consumed here; created when missing, with the dead-letter topics of the consumers below. */
  readonly topics: readonly Topic[];
  readonly consumers?: readonly ConsumerDefinition[];
  /** Awaited (caught up) before ready. */
  readonly tables?: readonly MaterializedView[];
  /** Relay, state publisher. */
  readonly relays?: readonly { start(): void; stop(): Promise<void> }[];
  readonly sweepers?: readonly PeriodicJob[];
  readonly http: HttpOptions;
  readonly beforeReady?: () => Promise<void>;
  /** More for `/health/details`, such as counts; nothing secret or personal. */
  readonly details?: () => Readonly<Record<string, unknown>>;
  /** Last of all, such as Redis. */
  readonly closers?: readonly (() => Promise<unknown>)[];
}
