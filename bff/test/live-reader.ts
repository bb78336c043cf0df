import { request as startRequest } from 'node:http';
import type { Permission } from '@tokri/contracts';
import { eventually } from '@tokri/service-kit/testing';
import type { Bff } from './bff.ts';

export interface Heard {
  readonly event: string;
  readonly data: Record<string, unknown>;
  readonly id: string | undefined;
}
export interface Stream {
  readonly status: () => number;
  readonly text: () => string;
  readonly events: () => Heard[];
  readonly isOver: () => boolean;
  stop(): void;
  pause(): void;
}

const field = (block: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];

/** A reader of the stream, as the page's fetch is one. */
const listen = (url: string, headers: Record<string, string>): Stream => {
  let text = '';
  let status = 0;
  let isOver = false;
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
      isOver = true;
    });
  });
  request.on('error', () => {
    isOver = true;
  });
  request.end();
  return {
    status: () => status,
    text: () => text,
    isOver: () => isOver,
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

export const heard = (stream: Stream, count: number, what: string): Promise<Heard[]> =>
  eventually(() => (stream.events().length >= count ? stream.events() : undefined), {
    missing: what,
  });

export interface Listener {
  readonly as?: number;
  readonly permissions?: readonly Permission[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Of another process than the first. */
  readonly url?: string;
}

/** Opens streams of a bff and forgets them all at the end of each test. */
export const liveReader = (bff: () => Bff) => {
  const streams: Stream[] = [];
  return {
    streams,
    open: async (
      query: string,
      { as, permissions = [], headers = {}, url = bff().url }: Listener = {},
    ): Promise<Stream> => {
      const stream = listen(`${url}/api/Events${query}`, {
        accept: 'text/event-stream',
        ...(as === undefined
          ? {}
          : { authorization: await bff().tokens.bearer({ userId: as, permissions }) }),
        ...headers,
      });
      streams.push(stream);
      await eventually(() => stream.status() !== 0, { missing: 'the answer of the stream' });
      return stream;
    },
    forgetAll: async (): Promise<void> => {
      streams.splice(0).forEach((stream) => {
        stream.stop();
      });
      await eventually(
        async () =>
          (await bff().send('/health/details')).json<{ live: { connections: number } }>().live
            .connections === 0,
        { missing: 'all streams forgotten' },
      );
    },
  };
};
