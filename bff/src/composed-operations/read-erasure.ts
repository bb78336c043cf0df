import { erasureOfService, readAccountErasure } from '@tokri/contracts/api';
import type { erasureOperations, ResponseBody, ServiceErasure } from '@tokri/contracts/api';
import { serviceNames } from '@tokri/contracts/platform';
import type { Forward, ForwardedRequest } from '../forwarding/forward.ts';
import type { ComposedOperation } from './composed-operation.ts';

type Certificate = ResponseBody<typeof erasureOperations.readErasure>;
type AccountErasure = ResponseBody<typeof readAccountErasure>;
type Service = (typeof serviceNames)[number];

const nothingErased: ServiceErasure = { ErasedAt: '', Erased: [] };

/** A service that does not answer has erased nothing, as far as the certificate can say. */
const readService = async (
  service: Service,
  { query, headers }: ForwardedRequest,
  forward: Forward,
): Promise<ServiceErasure> => {
  try {
    const response = await forward({ operation: erasureOfService(service), query, headers });
    return response.status === 200
      ? (JSON.parse(response.body.toString('utf8')) as ServiceErasure)
      : nothingErased;
  } catch {
    return nothingErased;
  }
};

export const readErasure: ComposedOperation = async (request, _body, forward) => {
  const { query, headers } = request;
  const account = await forward({ operation: readAccountErasure, query, headers });
  if (account.status !== 200) return account;
  const services = await Promise.all(
    serviceNames.map(async (service) => ({
      Service: service,
      ...(await readService(service, request, forward)),
    })),
  );
  const certificate: Certificate = {
    ...(JSON.parse(account.body.toString('utf8')) as AccountErasure),
    IsComplete: services.every(({ ErasedAt }) => ErasedAt !== ''),
    Services: services,
  };
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: Buffer.from(JSON.stringify(certificate)),
  };
};
