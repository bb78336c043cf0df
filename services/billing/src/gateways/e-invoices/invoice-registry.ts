import { randomUUID } from 'node:crypto';
import { eInvoiceCancellationReasons } from '@tokri/contracts/tax';
import type { Logger } from '@tokri/service-kit/logger';
import {
  callProvider,
  createGspCaller,
  failureReason,
  type GspSettings,
} from '@tokri/service-kit/provider';
import type { Clock } from '@tokri/service-kit/use-case';
import Opossum from 'opossum';
import type { InvoiceRegistry, RegistrationResult } from '../../application/ports/e-invoices.ts';
import { toInv01 } from './inv01.ts';
import {
  cancellationResponse,
  errorCodes,
  registrationResponse,
  toDuplicateRegistration,
  toFailure,
  toRegistration,
} from './registry-response.ts';

export interface InvoiceRegistrySettings extends GspSettings {
  /** Of the shop at the invoice registration portal. */
  readonly username: string;
  readonly password: string;
}

export interface InvoiceRegistryDeps {
  readonly logger: Pick<Logger, 'warn'>;
  readonly clock: Clock;
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 7_000;
const resetAfterMs = 30_000;
const maxConcurrentCalls = 5;

type Call = (token: string) => Promise<unknown>;

const createBreaker = (
  settings: GspSettings,
  { clock, timeoutMs = defaultTimeoutMs }: InvoiceRegistryDeps,
) => {
  const callWithToken = createGspCaller(settings, { clock, timeoutMs });
  return new Opossum((call: Call) => callWithToken(call), {
    name: 'invoice-registry',
    // At most a new token and two calls: the first one with a token that the provider has forgotten.
    timeout: 4 * timeoutMs,
    capacity: maxConcurrentCalls,
    volumeThreshold: 5,
    errorThresholdPercentage: 50,
    resetTimeout: resetAfterMs,
    enableSnapshots: false,
  });
};

/** The interface of the provider to the portal: registers, reads and cancels. */
const createRequests = (settings: InvoiceRegistrySettings, deps: InvoiceRegistryDeps) => {
  const breaker = createBreaker(settings, deps);
  const { timeoutMs = defaultTimeoutMs } = deps;
  const baseUrl = `${settings.url}/enriched/ei/api/invoice`;
  const toRequest = (gstin: string, token: string, body?: unknown) => ({
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      gstin,
      user_name: settings.username,
      password: settings.password,
      requestid: randomUUID().replaceAll('-', ''),
    },
    timeoutMs,
  });
  const fire = async <Result>(call: (token: string) => Promise<Result>): Promise<Result> =>
    (await breaker.fire(call)) as Result;
  return {
    register: (gstin: string, document: unknown) =>
      fire((token) =>
        callProvider(baseUrl, {
          ...toRequest(gstin, token, document),
          schema: registrationResponse,
        }),
      ),
    read: (gstin: string, irn: string) =>
      fire((token) =>
        callProvider(`${baseUrl}/irn?irn=${irn}`, {
          ...toRequest(gstin, token),
          schema: registrationResponse,
        }),
      ),
    cancel: (gstin: string, body: unknown) =>
      fire((token) =>
        callProvider(`${baseUrl}/cancel`, {
          ...toRequest(gstin, token, body),
          schema: cancellationResponse,
        }),
      ),
  };
};
type Requests = ReturnType<typeof createRequests>;

/**
 * An earlier attempt registered the document, but its answer was lost. The portal hands the signed QR
 * code out for two days; after that the IRN alone is kept.
 */
const readDuplicate = async (
  requests: Requests,
  gstin: string,
  duplicate: NonNullable<ReturnType<typeof toDuplicateRegistration>>,
): Promise<RegistrationResult> => {
  const response = await requests.read(gstin, duplicate.irn);
  if (response.success)
    return { kind: 'registered', registration: toRegistration(response.result) };
  const failure = toFailure(response);
  return failure.code === errorCodes.tooOldToRead
    ? { kind: 'registered', registration: duplicate }
    : { kind: 'refused', failure };
};

const register = async (
  requests: Requests,
  { bill, seller }: Parameters<InvoiceRegistry['register']>[0],
): Promise<RegistrationResult> => {
  const document = toInv01(bill, seller);
  if (!document.ok) return { kind: 'refused', failure: { code: document.code, message: '' } };
  const response = await requests.register(seller.gstin, document.value);
  if (response.success)
    return { kind: 'registered', registration: toRegistration(response.result) };
  const failure = toFailure(response);
  const duplicate =
    failure.code === errorCodes.duplicate ? toDuplicateRegistration(response) : null;
  return duplicate
    ? readDuplicate(requests, seller.gstin, duplicate)
    : { kind: 'refused', failure };
};

/** Logs why a call failed, never the document, the token or a key. */
export const createInvoiceRegistry = (
  settings: InvoiceRegistrySettings,
  deps: InvoiceRegistryDeps,
): InvoiceRegistry => {
  const requests = createRequests(settings, deps);
  const reportFailure = (error: unknown): void => {
    deps.logger.warn({ reason: failureReason(error) }, 'the invoice registry failed');
  };
  return {
    register: async (document) => {
      try {
        return await register(requests, document);
      } catch (error) {
        reportFailure(error);
        return { kind: 'no-response' };
      }
    },
    cancel: async ({ gstin, irn, reason, remark }) => {
      try {
        const response = await requests.cancel(gstin, {
          Irn: irn,
          CnlRsn: String(eInvoiceCancellationReasons.indexOf(reason) + 1),
          CnlRem: remark,
        });
        if (response.success) return { kind: 'cancelled' };
        const isCancelled = toFailure(response).code === errorCodes.notActive;
        return { kind: isCancelled ? 'cancelled' : 'refused' };
      } catch (error) {
        reportFailure(error);
        return { kind: 'no-response' };
      }
    },
  };
};
