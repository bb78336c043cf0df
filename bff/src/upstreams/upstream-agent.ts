import { Agent } from 'node:http';
import type { AgentOptions, ClientRequestArgs } from 'node:http';
import type { Duplex } from 'node:stream';
import { withJitter } from './jitter.ts';
import { createRoundRobinLookup } from './round-robin-lookup.ts';
import type { ResolveAddresses } from './round-robin-lookup.ts';

/** Below the `DRAIN_WAIT_MS` of a service, so that it closes no connection that is still in use. */
const idleTimeoutMs = 4_000;
const connectionLifetimeMs = 5_000;

export interface UpstreamAgentSettings {
  readonly resolveAddresses?: ResolveAddresses | undefined;
  readonly random: () => number;
  readonly nowMs: () => number;
}

/**
 * Ends every connection after about 5 s and asks DNS before it opens the next one. A process that
 * has just started behind the name so receives its share of the requests.
 */
class UpstreamAgent extends Agent {
  readonly #expiresAtMs = new WeakMap<Duplex, number>();
  readonly #settings: UpstreamAgentSettings;

  constructor(options: AgentOptions, settings: UpstreamAgentSettings) {
    super(options);
    this.#settings = settings;
  }

  override createConnection(
    options: ClientRequestArgs,
    callback?: (error: Error | null, socket: Duplex) => void,
  ): Duplex | null | undefined {
    const { nowMs, random } = this.#settings;
    const socket = super.createConnection(options, callback);
    if (socket) this.#expiresAtMs.set(socket, nowMs() + withJitter(connectionLifetimeMs, random));
    return socket;
  }

  /** Node closes the socket unless this returns true; its type declares no result. */
  override keepSocketAlive(socket: Duplex): boolean {
    if (this.#settings.nowMs() >= (this.#expiresAtMs.get(socket) ?? 0)) return false;
    return super.keepSocketAlive(socket) as unknown as boolean;
  }
}

export const createUpstreamAgent = (settings: UpstreamAgentSettings): Agent =>
  new UpstreamAgent(
    {
      keepAlive: true,
      maxSockets: 256,
      maxFreeSockets: 64,
      // The last used socket first would leave most requests on one process.
      scheduling: 'fifo',
      timeout: idleTimeoutMs,
      lookup: createRoundRobinLookup(settings),
      // Tries the next address when a process behind the name does not answer.
      autoSelectFamily: true,
    },
    settings,
  );
