import { randomUUID } from 'node:crypto';
import { Agent, request as startRequest } from 'node:http';
import type { CallRecord } from './call-record.ts';
import type { Caller } from './callers.ts';
import { nowMs } from './open-model.ts';

/** A call for a place that may be sent more than once, letter by letter the same. */
export interface HoldCall {
  readonly caller: Caller;
  readonly slotId: number;
  /** Tells a repeat; like the page, nobody here sends an Idempotency-Key beside it. */
  readonly holdKey: string;
}

export const newHoldCall = (caller: Caller, slotId: number): HoldCall => ({
  caller,
  slotId,
  holdKey: randomUUID(),
});

/** Longer than the bff waits for anybody. */
const callTimeoutMs = 10_000;
/** As many sockets as there are customers: a limit here would make the model a closed one. */
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

/** Told by whoever did nothing of it: load shedding, bulkheads, limits. */
const refusedUndone: ReadonlySet<string> = new Set(['overloaded', 'too-many-requests']);

const codeOf = (text: string): string => {
  try {
    return String((JSON.parse(text) as { code?: string }).code ?? '');
  } catch {
    return '';
  }
};

/** What a client knows after an answer: a gateway that got none from behind says nothing about what happened there. */
const outcomeOf = (status: number, text: string): Outcome => {
  if (status === 200) {
    const [entry] = JSON.parse(text) as readonly HoldEntry[];
    return entry?.Error === 0
      ? { outcome: 'ok', code: '', holdId: entry.Id }
      : { outcome: 'fail', code: entry?.Code ?? '', holdId: null };
  }
  const code = codeOf(text);
  const isUndone = refusedUndone.has(code) || (status >= 400 && status < 500 && status !== 409);
  return { outcome: isUndone ? 'fail' : 'unknown', code: code || String(status), holdId: null };
};

interface Sent {
  readonly status: number;
  readonly text: string;
}

const send = (origin: string, { caller, slotId, holdKey }: HoldCall): Promise<Sent> =>
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
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString('utf8'),
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

/** One call as a client sees it, from the moment at which it was due; never throws, for what did not answer is a line of the history, too. */
export const callHold = async (
  origin: string,
  call: HoldCall,
  dueMs = nowMs(),
): Promise<CallRecord> => {
  const {
    caller: { userId },
    slotId,
    holdKey,
  } = call;
  const known = { op: 'hold' as const, userId, slotId, holdKey, invokedMs: dueMs };
  try {
    const { status, text } = await send(origin, call);
    return { ...known, endedMs: nowMs(), status, answer: text, ...outcomeOf(status, text) };
  } catch (error) {
    return {
      ...known,
      endedMs: nowMs(),
      status: 0,
      answer: '',
      outcome: 'unknown',
      code: error instanceof Error ? error.message : 'error',
      holdId: null,
    };
  }
};
