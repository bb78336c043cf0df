import { setTimeout as wait } from 'node:timers/promises';
import {
  cartEvents,
  chatEvents,
  notificationEvents,
  orderEvents,
  slotAreas,
  slotEvents,
  slotSlots,
} from '@tokri/contracts/events';
import { planOf, runTables, startConsumption } from '@tokri/service-kit/kafka';
import type { Broker } from '@tokri/service-kit/kafka';
import type { Clock } from '@tokri/service-kit/lifecycle';
import type { Logger } from '@tokri/service-kit/logger';
import { createConnection } from './connection.ts';
import type { ConnectionParts } from './connection.ts';
import { liveConsumption, slotTables } from './consumers.ts';
import type { TellUser } from './consumers.ts';
import { chatStaffReader } from './history.ts';
import type { History } from './history.ts';
import { createHub } from './hub.ts';
import type { LiveLimits } from './hub.ts';
import { createSlotBoard } from './slot-board.ts';
import { heardByStaff } from './user-fact.ts';

export interface LiveParts {
  readonly broker: Broker;
  readonly history: History;
  readonly limits: LiveLimits;
  readonly heartbeatMs: number;
  readonly clock: Clock;
  readonly logger: Logger;
}

export interface OpenStream extends Omit<ConnectionParts, 'isResuming'> {
  /** `Last-Event-ID`: the last event that the reader has seen. */
  readonly lastEventId: string | undefined;
  /** When the token ends and with it the stream. */
  readonly expiresAt: Date | undefined;
}

export interface Live {
  /** Answers how to forget the stream when its reader has gone; undefined when there is no room. */
  open(stream: OpenStream): (() => void) | undefined;
  /** Resolves when events are heard and slots are known; waits for a broker that is away. */
  start(): Promise<void>;
  stop(): Promise<void>;
  details(): Readonly<Record<string, unknown>>;
}

const brokerRetryMs = 1_000;
/** Pages open their stream a second and a half after they began, and read a list of slots before (frontends/shell); a slow phone takes longer. */
const readBeforeMs = 15_000;

const whenBrokerIsThere = async (
  attempt: () => Promise<void>,
  isStopped: () => boolean,
  logger: Logger,
): Promise<void> => {
  while (!isStopped()) {
    try {
      await attempt();
      return;
    } catch (error) {
      logger.warn({ error }, 'live events cannot be heard yet');
      await wait(brokerRetryMs);
    }
  }
};

/** The live stream of a process (row H4): hears events, keeps the history, tells the open connections. */
export const createLive = ({
  broker,
  history,
  limits,
  heartbeatMs,
  clock,
  logger,
}: LiveParts): Live => {
  const hub = createHub(limits);
  const board = createSlotBoard();
  const running: { lag(): number; stop(): Promise<void> }[] = [];
  let isFollowing = false;
  let isStopped = false;

  const tellUser: TellUser = async (userId, eventId, fact) => {
    hub.tellUser(userId, fact, await history.keep(userId, eventId, fact));
  };
  const tellUserAndStaff: TellUser = async (userId, eventId, fact) => {
    await tellUser(userId, eventId, fact);
    const permission = heardByStaff[fact.kind];
    if (permission) hub.tellStaff(permission, fact, userId);
  };
  const consumption = liveConsumption(tellUserAndStaff, async (eventId, fact) => {
    await tellUser(fact.userId, eventId, fact);
    hub.tellChatStaff(fact, await history.keep(chatStaffReader, eventId, fact));
  });
  // While the topic is read from its beginning its states are old news.
  const tables = slotTables(board, clock, (change) => {
    if (isFollowing) hub.tellSlot(change, board.groupOfPincode);
  });

  const beat = setInterval(() => {
    hub.heartbeat();
    for (const change of board.tick(clock())) hub.tellSlot(change, board.groupOfPincode);
  }, heartbeatMs);
  beat.unref();

  const hear = async (): Promise<void> => {
    await broker.ensureTopics(
      [
        orderEvents,
        cartEvents,
        chatEvents,
        notificationEvents,
        slotAreas,
        slotEvents,
        slotSlots,
      ].map(planOf),
    );
    const started = await runTables({ broker, tables, name: 'bff', logger });
    running.push(started);
    const runner = await startConsumption({ broker, consumption, logger });
    running.push(runner);
    await Promise.all([started.caughtUp, runner.joined]);
    isFollowing = true;
  };

  /** Places of slots have no history: who comes back is told how all stand, who comes anew what has changed since their page read its list. */
  const tellSlots = (
    pincode: string,
    {
      isBack,
      tell,
    }: {
      readonly isBack: boolean;
      readonly tell: (slot: ReturnType<typeof board.present>[number]) => void;
    },
  ): void => {
    const groupId = board.groupOfPincode(pincode);
    if (groupId === undefined) return;
    const now = clock();
    (isBack
      ? board.present(groupId, now)
      : board.changedSince(groupId, new Date(now.getTime() - readBeforeMs))
    ).forEach(tell);
  };

  return {
    open: ({ lastEventId, expiresAt, ...stream }) => {
      if (isStopped || !hub.hasRoom(stream)) return undefined;
      const { userId, isChatStaff, pincode } = stream;
      const isResuming = lastEventId !== undefined && userId !== undefined;
      const connection = createConnection({ ...stream, isResuming });
      hub.add(connection);
      if (isResuming)
        void history.after({ userId, isChatStaff }, lastEventId).then((missed) => {
          connection.resume(missed);
        });
      else if (lastEventId !== undefined) connection.resume({ kind: 'unknown', newest: undefined });
      if (pincode !== undefined)
        tellSlots(pincode, { isBack: lastEventId !== undefined, tell: connection.tellSlot });
      const end =
        expiresAt &&
        setTimeout(
          () => {
            connection.close();
          },
          Math.max(0, expiresAt.getTime() - clock().getTime()),
        );
      return () => {
        clearTimeout(end);
        hub.remove(connection);
      };
    },
    start: () => whenBrokerIsThere(hear, () => isStopped, logger),
    stop: async () => {
      isStopped = true;
      clearInterval(beat);
      hub.closeAll();
      await Promise.all(running.map((each) => each.stop()));
    },
    details: () => ({
      connections: hub.size(),
      isFollowing,
      lag: running.reduce((sum, each) => sum + each.lag(), 0),
    }),
  };
};
