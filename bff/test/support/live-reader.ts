import { request as startRequest } from 'node:http';
import type { Permission } from '@tokri/contracts/platform';
import { eventually } from '@tokri/service-kit/testing';
import type { Bff } from './bff-fixture.ts';

export interface ReceivedEvent {
  readonly event: string;
  readonly data: Record<string, unknown>;
  readonly id: string | undefined;
}
export interface LiveStreamReader {
  readonly status: () => number;
  readonly text: () => string;
  readonly events: () => ReceivedEvent[];
  readonly isClosed: () => boolean;
  stop(): void;
  pause(): void;
}

const field = (block: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];

const openStream = (url: string, headers: Record<string, string>): LiveStreamReader => {
  let text = '';
  let status = 0;
  let isClosed = false;
  let pause: () => void = () => undefined;
  const request = startRequest(url, { headers, agent: false }, (response) => {
    status = response.statusCode ?? 0;
    pause = () => {
      response.pause();
    };
    response.on('data', (part: Buffer) => {
      text += part.toString('utf8');
    });
    response.on('close', () => {
      isClosed = true;
    });
  });
  request.on('error', () => {
    isClosed = true;
  });
  request.end();
  return {
    status: () => status,
    text: () => text,
    isClosed: () => isClosed,
    stop: () => {
      request.destroy();
    },
    pause: () => {
      pause();
    },
    events: () =>
      text
        .split('\n\n')
        .filter((block) => block.includes('data: '))
        .map((block) => ({
          event: field(block, 'event') ?? '',
          data: JSON.parse(field(block, 'data') ?? '{}') as Record<string, unknown>,
          id: field(block, 'id'),
        })),
  };
};

export const waitForEvents = (
  stream: LiveStreamReader,
  count: number,
  missing: string,
): Promise<ReceivedEvent[]> =>
  eventually(() => (stream.events().length >= count ? stream.events() : undefined), {
    missing,
  });

export interface StreamOptions {
  readonly asUser?: number;
  readonly permissions?: readonly Permission[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly url?: string;
}

export const createLiveReader = (bff: () => Bff) => {
  const streams: LiveStreamReader[] = [];
  return {
    streams,
    open: async (
      query: string,
      { asUser, permissions = [], headers = {}, url = bff().url }: StreamOptions = {},
    ): Promise<LiveStreamReader> => {
      const stream = openStream(`${url}/api/Events${query}`, {
        accept: 'text/event-stream',
        ...(asUser === undefined
          ? {}
          : { authorization: await bff().tokens.bearer({ userId: asUser, permissions }) }),
        ...headers,
      });
      streams.push(stream);
      await eventually(() => stream.status() !== 0, { missing: 'the response of the stream' });
      return stream;
    },
    closeAll: async (): Promise<void> => {
      streams.splice(0).forEach((stream) => {
        stream.stop();
      });
      await eventually(
        async () =>
          (await bff().send('/health/details')).json<{ live: { connections: number } }>().live
            .connections === 0,
        { missing: 'closed streams' },
      );
    },
  };
};
