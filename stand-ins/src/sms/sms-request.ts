import * as z from 'zod/mini';

const fields = z.object({
  to: z
    .string()
    .check(
      z.regex(/^\+(?:91[6-9]|447)\d{9}$/, 'must be a mobile number of India or the United Kingdom'),
    ),
  sender: z.string().check(z.regex(/^[A-Z]{6}$/, 'must be the six letters of a registered header')),
  entity_id: z.optional(
    z.string().check(z.regex(/^\d{19}$/, 'must be the 19 digits of the principal entity')),
  ),
  template_id: z.optional(
    z.string().check(z.regex(/^\d{19}$/, 'must be the 19 digits of a registered template')),
  ),
  text: z
    .string()
    .check(
      z.minLength(1, 'must not be empty'),
      z.maxLength(1000, 'must have at most 1,000 characters'),
    ),
  type: z._default(z.enum(['otp', 'transactional']), 'transactional'),
  reference: z
    .string()
    .check(z.regex(/^[\w.:-]{8,64}$/, 'must have 8 to 64 letters, digits or . : _ -')),
});

/** India drops what is not registered (DLT); the United Kingdom has no such registration. */
export const smsRequest = fields.check(
  z.refine(
    ({ to, entity_id: entityId, template_id: templateId }) =>
      !to.startsWith('+91') || (entityId !== undefined && templateId !== undefined),
    { error: 'must be named for a mobile number of India', path: ['template_id'] },
  ),
);

const gsmLength = { singlePart: 160, part: 153 } as const;
const unicodeLength = { singlePart: 70, part: 67 } as const;

/**
 * Parts that an operator bills: 160 GSM or 70 Unicode characters, fewer per part of a longer text.
 */
export const countSmsParts = (text: string): number => {
  const { singlePart, part } = [...text].every((character) => character.charCodeAt(0) < 128)
    ? gsmLength
    : unicodeLength;
  return text.length <= singlePart ? 1 : Math.ceil(text.length / part);
};
