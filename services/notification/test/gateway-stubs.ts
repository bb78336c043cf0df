import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SmsCall {
  readonly path: string;
  readonly authorization: string;
  readonly body: Record<string, string>;
}

export const startSmsStub = async () => {
  const calls: SmsCall[] = [];
  let responseStatus: number | 'silence' = 202;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({
        path: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>,
      });
      if (responseStatus !== 'silence')
        response.writeHead(responseStatus, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    calls,
    url: `http://127.0.0.1:${port}`,
    respondWith: (nextStatus: number | 'silence') => {
      responseStatus = nextStatus;
    },
    close,
    open: () => listen(port),
  };
};

export const startMailStub = async () => {
  const mails: { readonly to: readonly string[]; readonly source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
};

export interface PushCall {
  readonly token: string;
  readonly title: string;
  readonly text: string;
  readonly data: Record<string, string>;
}

export const startPushStub = async () => {
  const calls: PushCall[] = [];
  const unregisteredTokens = new Set<string>();
  let unansweredCount = 0;
  let grants = 0;
  let status: number | 'silence' = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const respond = (code: number, body: unknown) =>
        response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (request.url === '/token') {
        grants += 1;
        return void respond(200, {
          access_token: `access-${grants}`,
          expires_in: 3600,
          token_type: 'Bearer',
        });
      }
      const { message } = JSON.parse(Buffer.concat(chunks).toString()) as {
        message: {
          token: string;
          notification: { title: string; body: string };
          data: Record<string, string>;
        };
      };
      if (status === 'silence') return void (unansweredCount += 1);
      if (unregisteredTokens.has(message.token))
        return void respond(404, {
          error: { code: 404, status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] },
        });
      if (status === 200)
        calls.push({
          token: message.token,
          title: message.notification.title,
          text: message.notification.body,
          data: message.data,
        });
      return void respond(status, { name: 'projects/x/messages/1' });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    calls,
    unregisteredTokens,
    grants: () => grants,
    unansweredCount: () => unansweredCount,
    respondWith: (nextStatus: number | 'silence') => {
      status = nextStatus;
    },
    url: `http://127.0.0.1:${port}`,
    close,
  };
};

/** A push service of browsers; what it gets is encrypted. */
export const startWebPushStub = async () => {
  let status = 201;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    endpoint: `${origin}/browser-of-me-1`,
    respondWith: (nextStatus: number) => {
      status = nextStatus;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
