import {
  commandFailed,
  orderAdminOperations,
  type RequestBody,
  type ResponseBody,
  type slotOperations,
} from '@tokri/contracts/api';
import { closedLocationMessage, defaultLocationId } from '@tokri/contracts/slots';
import { readLanguage } from '@tokri/service-kit/http';
import { toReadHeaders, type ComposedOperation } from './composed-operation.ts';

type Body = RequestBody<typeof slotOperations.setLocationClosed>;
type OrderCount = ResponseBody<typeof orderAdminOperations.countLocationOrders>;

const code = 'location-has-orders';

/**
 * Delivery-slot owns locations, and only order knows what has not been sent out. An order that is
 * placed between the two calls keeps its location, which still takes it back when it is cancelled:
 * ADR 17 says why nothing more is needed. The first location is never closed, so that nobody is told
 * to cancel its orders for it.
 */
export const setLocationClosed: ComposedOperation = async (request, body, forward) => {
  const { LocationId, Closed } = body as Body;
  if (!Closed || LocationId === defaultLocationId) return forward(request);
  const counted = await forward({
    operation: orderAdminOperations.countLocationOrders,
    query: { LocationId: String(LocationId) },
    headers: toReadHeaders(request.headers),
  });
  if (counted.status !== 200) return counted;
  const { Orders } = JSON.parse(counted.body.toString('utf8')) as OrderCount;
  if (Orders === 0) return forward(request);
  const language = readLanguage(request.query.lang, request.headers['accept-language']);
  const rejection = commandFailed(code, closedLocationMessage(code, language));
  return { ...counted, body: Buffer.from(JSON.stringify([rejection])) };
};
