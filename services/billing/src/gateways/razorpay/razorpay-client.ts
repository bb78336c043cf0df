import Razorpay from 'razorpay';
import { responseTimeoutMs } from '../call-gateway.ts';

const refundPath = /\/payments\/[^/]+\/refund$/;

interface VendorRequest {
  readonly url?: string;
  readonly data?: { readonly receipt?: string };
  readonly headers: Record<string, unknown>;
}
interface VendorHttp {
  readonly defaults: { baseURL: string; timeout: number; maxRedirects: number };
  readonly interceptors: {
    readonly request: { use(change: (request: VendorRequest) => VendorRequest): unknown };
  };
}

export interface RazorpaySettings {
  readonly url: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecrets: readonly string[];
}

/**
 * The SDK fixes its host and forwards only two headers, so its axios instance is configured
 * directly.
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
  http.defaults.maxRedirects = 0;
  http.interceptors.request.use((request) => {
    if (refundPath.test(request.url ?? '') && request.data?.receipt !== undefined)
      request.headers['X-Refund-Idempotency'] = request.data.receipt;
    return request;
  });
  return client;
};
