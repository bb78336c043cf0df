import type { ServiceName } from '@tokri/contracts';
import type { Topic } from '@tokri/contracts/events';
import type { Connection } from 'mongoose';
import type { ServiceConfig } from '../config/index.ts';
import type { HttpParts } from '../http/index.ts';
import type { Broker, Consumption, StateTable } from '../kafka/index.ts';
import type { Logger } from '../logger/index.ts';
import type { StoredModel } from '../mongo/index.ts';
import type { Sweeper } from './sweeper.ts';

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
export interface ServiceParts {
  readonly name: ServiceName;
  readonly config: ServiceConfig;
  readonly logger: Logger;
  readonly connection: Connection;
  /** Their indexes are built and verified before anything starts. */
  readonly models: readonly StoredModel[];
  readonly broker: Broker;
  /** Produced and consumed here; created when missing, with the dead-letter topics of the consumers below. */
  readonly topics: readonly Topic[];
  readonly consumers?: readonly Consumption[];
  /** Awaited (caught up) before ready. */
  readonly tables?: readonly StateTable[];
  /** Relay, state publisher. */
  readonly relays?: readonly { start(): void; stop(): Promise<void> }[];
  readonly sweepers?: readonly Sweeper[];
  readonly http: HttpParts;
  readonly beforeReady?: () => Promise<void>;
  /** More for `/health/details`, such as counts; nothing secret or personal. */
  readonly details?: () => Readonly<Record<string, unknown>>;
  /** Last of all, such as Redis. */
  readonly closers?: readonly (() => Promise<unknown>)[];
}
