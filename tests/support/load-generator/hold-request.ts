import { randomUUID } from 'node:crypto';
import { Agent, request as startRequest } from 'node:http';
import type { CallRecord } from './call-record.ts';
import type { Caller } from './callers.ts';
import { nowMs } from './open-model.ts';

export interface HoldRequest {
  readonly caller: Caller;
  readonly slotId: number;
  readonly holdKey: string;
}

export const createHoldRequest = (caller: Caller, slotId: number): HoldRequest => ({
  caller,
  slotId,
  holdKey: randomUUID(),
});

const callTimeoutMs = 10_000;
/** A limit on sockets would turn the open model into a closed one. */
const agent = new Agent({
  keepAlive: true,
  maxSockets: Number.POSITIVE_INFINITY,
  maxFreeSockets: 512,
});

interface HoldEntry {
  readonly Id: number;
  readonly Error: number;
  readonly Code: string;
}
type Outcome = Pick<CallRecord, 'outcome' | 'code' | 'holdId'>;

const rejectedBeforeExecution: ReadonlySet<string> = new Set(['overloaded', 'too-many-requests']);

const parseProblemCode = (text: string): string => {
  try {
    return String((JSON.parse(text) as { code?: string }).code ?? '');
  } catch {
    return '';
  }
};

const toOutcome = (status: number, text: string): Outcome => {
  if (status === 200) {
    const [entry] = JSON.parse(text) as readonly HoldEntry[];
    return entry?.Error === 0
      ? { outcome: 'ok', code: '', holdId: entry.Id }
      : { outcome: 'fail', code: entry?.Code ?? '', holdId: null };
  }
  const code = parseProblemCode(text);
  const isRejected =
    rejectedBeforeExecution.has(code) || (status >= 400 && status < 500 && status !== 409);
  return { outcome: isRejected ? 'fail' : 'unknown', code: code || String(status), holdId: null };
};

interface RawResponse {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | undefined;
}

const send = (origin: string, { caller, slotId, holdKey }: HoldRequest): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({
      SlotId: slotId,
      UserId: caller.userId,
      HoldKey: holdKey,
      QuoteToken: caller.quoteToken,
      Extend: false,
      Replaces: 0,
    });
    const request = startRequest(
      `${origin}/api/SlotHold`,
      {
        agent,
        method: 'POST',
        timeout: callTimeoutMs,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `Bearer ${caller.token}`,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString('utf8'),
            retryAfter: response.headers['retry-after'],
          });
        });
        response.on('error', reject);
      },
    );
    request.on('timeout', () => {
      request.destroy(new Error('timeout'));
    });
    request.on('error', reject);
    request.end(body);
  });

export const sendHold = async (
  origin: string,
  holdRequest: HoldRequest,
  dueMs = nowMs(),
): Promise<CallRecord> => {
  const {
    caller: { userId },
    slotId,
    holdKey,
  } = holdRequest;
  const base = { op: 'hold' as const, userId, slotId, holdKey, invokedMs: dueMs };
  try {
    const { status, text, retryAfter } = await send(origin, holdRequest);
    const response = { status, responseText: text, retryAfter, ...toOutcome(status, text) };
    return { ...base, endedMs: nowMs(), ...response };
  } catch (error) {
    return {
      ...base,
      endedMs: nowMs(),
      status: 0,
      responseText: '',
      outcome: 'unknown',
      code: error instanceof Error ? error.message : 'error',
      holdId: null,
    };
  }
};
