import * as z from 'zod/mini';

const text = (lengthMax: number) => z.string().check(z.maxLength(lengthMax));
const lengthMax = 4_000;

/** Body of `messages:send`, as far as a shop uses it (firebase.google.com/docs/reference/fcm/rest/v1/projects.messages). */
export const pushRequest = z.object({
  message: z.object({
    token: z.string().check(z.minLength(8), z.maxLength(lengthMax)),
    notification: z.optional(
      z.object({ title: z.optional(text(lengthMax)), body: z.optional(text(lengthMax)) }),
    ),
    data: z.optional(z.record(z.string(), text(lengthMax))),
    android: z.optional(z.record(z.string(), z.unknown())),
    webpush: z.optional(z.record(z.string(), z.unknown())),
    apns: z.optional(z.record(z.string(), z.unknown())),
  }),
  validate_only: z._default(z.boolean(), false),
});

/** `message.notification` and `message.data` together may be 4 KB. */
export const isTooBig = ({ message }: z.output<typeof pushRequest>): boolean =>
  Buffer.byteLength(JSON.stringify([message.notification, message.data])) > 4_096;
