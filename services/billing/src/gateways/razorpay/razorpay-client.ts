import Razorpay from 'razorpay';
import { responseTimeoutMs } from '../call-gateway.ts';

const refundPath = /\/payments\/[^/]+\/refund$/;

interface VendorRequest {
  readonly url?: string;
  readonly data?: { readonly receipt?: string };
  readonly headers: Record<string, unknown>;
}
interface VendorHttp {
  readonly defaults: { baseURL: string; timeout: number };
  readonly interceptors: {
    readonly request: { use(change: (request: VendorRequest) => VendorRequest): unknown };
  };
}

export interface RazorpaySettings {
  /** Without a path of the API's version; the SDK adds `/v1`. */
  readonly url: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** The present one and, while it is being changed, the one before. */
  readonly webhookSecrets: readonly string[];
}

/**
 * The vendor's SDK. It fixes its host and passes on two headers only, so its own axios instance is told where to go, how long to wait, and the
 * idempotency key of a refund, which is the refund's receipt.
 */
export const createRazorpayClient = ({
  url,
  keyId,
  keySecret,
}: Pick<RazorpaySettings, 'url' | 'keyId' | 'keySecret'>): Razorpay => {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const http = (client as unknown as { readonly api: { readonly rq: VendorHttp } }).api.rq;
  http.defaults.baseURL = url;
  http.defaults.timeout = responseTimeoutMs;
  http.interceptors.request.use((request) => {
    if (refundPath.test(request.url ?? '') && request.data?.receipt !== undefined)
      request.headers['X-Refund-Idempotency'] = request.data.receipt;
    return request;
  });
  return client;
};
