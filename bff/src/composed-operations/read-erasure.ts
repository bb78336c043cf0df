import { erasureOfService, readAccountErasure } from '@tokri/contracts/api';
import type { erasureOperations, ResponseBody, ServiceErasure } from '@tokri/contracts/api';
import { serviceNames } from '@tokri/contracts/platform';
import type { Forward, ForwardedRequest } from '../forwarding/forward.ts';
import type { ComposedOperation } from './composed-operation.ts';

type Certificate = ResponseBody<typeof erasureOperations.readErasure>;
type AccountErasure = ResponseBody<typeof readAccountErasure>;
type Service = (typeof serviceNames)[number];

const nothingErased: ServiceErasure = { ErasedAt: '', Erased: [] };

/** Undefined if the service could not be asked. */
const readService = async (
  service: Service,
  { query, headers }: ForwardedRequest,
  forward: Forward,
): Promise<ServiceErasure | undefined> => {
  try {
    const response = await forward({ operation: erasureOfService(service), query, headers });
    return response.status === 200
      ? (JSON.parse(response.body.toString('utf8')) as ServiceErasure)
      : undefined;
  } catch {
    return undefined;
  }
};

export const readErasure: ComposedOperation = async (request, _body, forward) => {
  const { query, headers } = request;
  const account = await forward({ operation: readAccountErasure, query, headers });
  if (account.status !== 200) return account;
  const answers = await Promise.all(
    serviceNames.map(async (service) => ({
      Service: service,
      erasure: await readService(service, request, forward),
    })),
  );
  const certificate: Certificate = {
    ...(JSON.parse(account.body.toString('utf8')) as AccountErasure),
    IsComplete: answers.every(({ erasure }) => erasure !== undefined && erasure.ErasedAt !== ''),
    Services: answers.map(({ Service, erasure = nothingErased }) => ({ Service, ...erasure })),
    Unanswered: answers.flatMap(({ Service, erasure }) => (erasure ? [] : [Service])),
  };
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: Buffer.from(JSON.stringify(certificate)),
  };
};
