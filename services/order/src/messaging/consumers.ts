import {
  billIssued,
  cartRefused,
  cartTaken,
  contactState,
  couponRedeemed,
  couponRefused,
  paymentAuthorized,
  paymentCaptured,
  paymentRefundDue,
  paymentRefunded,
  paymentRefused,
  paymentRequested,
  slotBooked,
  slotKept,
  slotRefused,
  stockRefused,
  stockReserved,
} from '@tokri/contracts/events';
import { consumption, on, type Consumption } from '@tokri/service-kit/kafka';
import { hear, hearAnswer, hearSlotRefusal, type HearNeeds } from '../application/hear-answer.ts';
import type { Answer, AskedParty } from '../domain/answers.ts';
import { noteBill } from '../domain/note-bill.ts';
import { takeAuthorized, takeCaptured, takeRefundDue, takeRefunded } from '../domain/pay.ts';

export interface ConsumerNeeds extends HearNeeds {
  readonly rememberContact: (record: ContactRecord) => Promise<void>;
  readonly forgetContact: (key: string) => Promise<void>;
}

export interface ContactRecord {
  readonly key: string;
  readonly seq: number;
  readonly contact:
    | {
        readonly kind: 'address';
        readonly addressId: number;
        readonly userId: number;
        readonly pincode: string;
        readonly stateCode: string;
        readonly sealed: string;
      }
    | {
        readonly kind: 'person';
        readonly userId: number;
        readonly partyId: number;
        readonly sealed: string;
      };
}

const yes: Answer = { kind: 'yes' };
const no = (code: string): Answer => ({ kind: 'no', code, short: [] });
/** For money that came late stock is reserved, and the coupon used, a second time. */
const stockParty = (round: number | undefined): AskedParty =>
  round === 2 ? 'second-stock' : 'stock';
const couponParty = (round: number | undefined): AskedParty =>
  round === 2 ? 'second-coupon' : 'coupon';

/** All that this service hears, and what it does about it. */
export const orderConsumption = ({
  rememberContact,
  forgetContact,
  ...needs
}: ConsumerNeeds): Consumption => {
  const answered = (eventId: string, orderId: number, of: { party: AskedParty; answer: Answer }) =>
    hearAnswer(needs, { eventId, orderId, ...of });
  return consumption({
    group: 'order',
    handlers: [
      on(slotKept, ({ id, data }) => answered(id, data.orderId, { party: 'keeping', answer: yes })),
      on(slotBooked, ({ id, data }) =>
        answered(id, data.orderId, { party: 'booking', answer: yes }),
      ),
      on(slotRefused, ({ id, data }) =>
        hearSlotRefusal(needs, { eventId: id, orderId: data.orderId, answer: no(data.code) }),
      ),
      on(stockReserved, ({ id, data }) =>
        answered(id, data.orderId, { party: stockParty(data.round), answer: yes }),
      ),
      on(stockRefused, ({ id, data }) =>
        answered(id, data.orderId, {
          party: stockParty(data.round),
          answer: { kind: 'no', code: 'stock-short', short: data.short },
        }),
      ),
      on(couponRedeemed, ({ id, data }) =>
        answered(id, data.orderId, { party: couponParty(data.round), answer: yes }),
      ),
      on(couponRefused, ({ id, data }) =>
        answered(id, data.orderId, { party: couponParty(data.round), answer: no(data.code) }),
      ),
      on(cartTaken, ({ id, data }) => answered(id, data.orderId, { party: 'cart', answer: yes })),
      on(cartRefused, ({ id, data }) =>
        answered(id, data.orderId, { party: 'cart', answer: no(data.code) }),
      ),
      on(paymentRequested, ({ id, data }) =>
        hearAnswer(needs, {
          eventId: id,
          orderId: data.orderId,
          party: 'payment',
          answer: yes,
          gatewayOrder: {
            provider: data.provider,
            keyId: data.keyId,
            gatewayOrderId: data.gatewayOrderId,
            amountPaise: data.amountPaise,
          },
        }),
      ),
      on(paymentRefused, ({ id, data }) =>
        answered(id, data.orderId, { party: 'payment', answer: no(data.code) }),
      ),
      on(paymentAuthorized, ({ id, data }) =>
        hear(needs, { eventId: id, orderId: data.orderId }, takeAuthorized),
      ),
      on(paymentCaptured, ({ id, data }) =>
        hear(needs, { eventId: id, orderId: data.orderId }, (order, at) =>
          takeCaptured(order, at, data.amountPaise),
        ),
      ),
      on(paymentRefundDue, ({ id, data }) =>
        hear(needs, { eventId: id, orderId: data.orderId }, (order) =>
          takeRefundDue(order, data.amountPaise),
        ),
      ),
      on(paymentRefunded, ({ id, data }) =>
        hear(needs, { eventId: id, orderId: data.orderId }, (order) => takeRefunded(order, data)),
      ),
      on(billIssued, ({ id, data }) =>
        hear(needs, { eventId: id, orderId: data.orderId }, (order) => noteBill(order, data)),
      ),
      on(contactState, ({ key, seq, data }) => rememberContact({ key, seq, contact: data }), {
        onTombstone: forgetContact,
      }),
    ],
  });
};
