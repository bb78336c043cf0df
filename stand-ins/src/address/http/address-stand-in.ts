import express from 'express';
import type { RequestHandler } from 'express';
import type { StandIn } from '../../stand-in.ts';
import { findAddress, suggestAddresses, toText } from '../known-addresses.ts';

const requireKey =
  (apiKey: string | undefined): RequestHandler =>
  ({ query }, response, next) => {
    const key = query['api-key'];
    if (typeof key === 'string' && key !== '' && (apiKey === undefined || key === apiKey)) next();
    else response.status(401).json({ Message: 'Unauthorized' });
  };

const suggest: RequestHandler<{ term: string }> = ({ params }, response) =>
  void response.json({
    suggestions: suggestAddresses(params.term).map((address) => ({
      address: toText(address),
      url: `/get/${address.id}`,
      id: address.id,
    })),
  });

const get: RequestHandler<{ id: string }> = ({ params }, response) => {
  const address = findAddress(params.id);
  if (address) response.json({ postcode: address.postcode, formatted_address: address.lines });
  else response.status(404).json({ Message: 'Not Found' });
};

export const createAddressStandIn = ({
  apiKey,
}: {
  readonly apiKey: string | undefined;
}): StandIn => {
  const router = express.Router();
  router.use(requireKey(apiKey));
  router.get('/autocomplete/:term', suggest);
  router.get('/get/:id', get);
  return {
    system: 'address',
    title: 'Addresses (getAddress.io)',
    vendorApi: router as unknown as NonNullable<StandIn['vendorApi']>,
  };
};
