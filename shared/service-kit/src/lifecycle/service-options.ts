import type { Topic } from '@tokri/contracts/events';
import type { ErasureRecords, RepeatedErasures } from '../erasure/index.ts';
import type { HttpOptions } from '../http/index.ts';
import type { MaterializedView } from '../kafka/index.ts';
import type { MetricRegistry } from '../metrics/index.ts';
import type { StoredModel } from '../mongo/index.ts';
import type { Redis } from '../redis/index.ts';
import type { Tracing } from '../telemetry/index.ts';
import type { BackgroundWorker } from './background-worker.ts';
import type { ComposeOptions, ServiceContext } from './service-context.ts';

export interface RunningService {
  readonly url: string;
  stop(): Promise<void>;
  readonly failed?: Promise<Error>;
}

export type Compose<Config> = (config: Config, options: ComposeOptions) => Promise<RunningService>;

export interface ServiceOptions extends Pick<
  ServiceContext,
  'name' | 'config' | 'logger' | 'connection' | 'broker'
> {
  readonly tracing?: Tracing;
  readonly metrics?: MetricRegistry;
  readonly models: readonly StoredModel[];
  readonly topics: readonly Topic[];
  readonly views?: readonly MaterializedView[];
  readonly workers?: readonly BackgroundWorker[];
  readonly http: HttpOptions;
  /** Required, so that no service can forget to erase people. */
  readonly erasures: ErasureRecords & Partial<Pick<RepeatedErasures, 'repeatRecent'>>;
  readonly beforeReady?: () => Promise<void>;
  readonly details?: () =>
    Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;
  readonly redis?: Redis | undefined;
}
