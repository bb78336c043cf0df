import * as z from 'zod/mini';

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));
const maxLength = 4_000;

/**
 * The subset that a shop uses of
 * https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages
 */
export const pushRequest = z.object({
  message: z.object({
    token: z.string().check(z.minLength(8), z.maxLength(maxLength)),
    notification: z.optional(
      z.object({ title: z.optional(text(maxLength)), body: z.optional(text(maxLength)) }),
    ),
    data: z.optional(z.record(z.string(), text(maxLength))),
    android: z.optional(z.record(z.string(), z.unknown())),
    webpush: z.optional(z.record(z.string(), z.unknown())),
    apns: z.optional(z.record(z.string(), z.unknown())),
  }),
  validate_only: z._default(z.boolean(), false),
});

/** FCM limits `notification` and `data` together to 4 KB. */
export const isTooLarge = ({ message }: z.output<typeof pushRequest>): boolean =>
  Buffer.byteLength(JSON.stringify([message.notification, message.data])) > 4_096;
