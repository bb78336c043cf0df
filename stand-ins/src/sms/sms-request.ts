import * as z from 'zod/mini';

/**
 * Body of `POST /sms/v1/messages`, shaped as Indian gateways ask for it: header, entity and template are what an operator checks against
 * the DLT registration (TRAI TCCCPR 2018); an SMS without them is dropped.
 */
export const smsRequest = z.object({
  to: z
    .string()
    .check(z.regex(/^\+91[6-9]\d{9}$/, 'must be +91 and a ten-digit Indian mobile number')),
  sender: z.string().check(z.regex(/^[A-Z]{6}$/, 'must be the six letters of a registered header')),
  entity_id: z.string().check(z.regex(/^\d{19}$/, 'must be the 19 digits of the principal entity')),
  template_id: z
    .string()
    .check(z.regex(/^\d{19}$/, 'must be the 19 digits of a registered template')),
  text: z
    .string()
    .check(
      z.minLength(1, 'must not be empty'),
      z.maxLength(1000, 'must have at most 1,000 characters'),
    ),
  type: z._default(z.enum(['otp', 'transactional']), 'transactional'),
  /** Of the sender's; the same one is the same message, however often it is sent. */
  reference: z
    .string()
    .check(z.regex(/^[\w.:-]{8,64}$/, 'must have 8 to 64 letters, digits or . : _ -')),
});
export type SmsRequest = z.output<typeof smsRequest>;

const gsmLength = { single: 160, part: 153 } as const;
const unicodeLength = { single: 70, part: 67 } as const;

/** How many messages an operator bills for a text: 160 characters of the GSM alphabet or 70 others, less when several hang together. */
export const smsParts = (text: string): number => {
  const { single, part } = [...text].every((letter) => letter.charCodeAt(0) < 128)
    ? gsmLength
    : unicodeLength;
  return text.length <= single ? 1 : Math.ceil(text.length / part);
};
