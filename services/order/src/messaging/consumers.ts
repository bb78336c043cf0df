import { cartRefused, cartTaken, contactState, slotBooked, slotRefused, stockRefused, stockReserved } from '@tokri/contracts/events';
import { consumption, on, type Consumption } from '@tokri/service-kit/kafka';
import type { HeardAnswer } from '../application/hear-answer.ts';
import type { Answer } from '../domain/answers.ts';

export interface ConsumerNeeds {
  readonly hear: (heard: HeardAnswer) => Promise<void>;
  readonly rememberContact: (record: ContactRecord) => Promise<void>;
  readonly forgetContact: (key: string) => Promise<void>;
}

export interface ContactRecord {
  readonly key: string;
  readonly seq: number;
  readonly contact:
    | { readonly kind: 'address'; readonly addressId: number; readonly userId: number; readonly pincode: string; readonly stateCode: string; readonly sealed: string }
    | { readonly kind: 'person'; readonly userId: number; readonly partyId: number; readonly sealed: string };
}

const yes: Answer = { kind: 'yes' };
const no = (code: string): Answer => ({ kind: 'no', code, short: [] });

/** All that this service hears, and what it does about it. */
export const orderConsumption = ({ hear, rememberContact, forgetContact }: ConsumerNeeds): Consumption => consumption({
  group: 'order',
  handlers: [
    on(slotBooked, ({ id, data }) => hear({ eventId: id, orderId: data.orderId, party: 'slot', answer: yes })),
    on(slotRefused, ({ id, data }) => hear({ eventId: id, orderId: data.orderId, party: 'slot', answer: no(data.code) })),
    on(stockReserved, ({ id, data }) => hear({ eventId: id, orderId: data.orderId, party: 'stock', answer: yes })),
    on(stockRefused, ({ id, data }) => hear({ eventId: id, orderId: data.orderId, party: 'stock', answer: { kind: 'no', code: 'stock-short', short: data.short } })),
    on(cartTaken, ({ id, data }) => hear({ eventId: id, orderId: data.orderId, party: 'cart', answer: yes })),
    on(cartRefused, ({ id, data }) => hear({ eventId: id, orderId: data.orderId, party: 'cart', answer: no(data.code) })),
    on(contactState, ({ key, seq, data }) => rememberContact({ key, seq, contact: data }), { onTombstone: forgetContact }),
  ],
});
