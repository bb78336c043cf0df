import * as z from 'zod/mini';

export const commandResponseEntry = z.object({
  Id: z.int(),
  Error: z.int(),
  Message: z.string(),
  Code: z.string(),
});
export type CommandResponseEntry = z.infer<typeof commandResponseEntry>;

export const commandResponse = z.array(commandResponseEntry);
export const commandResponseWith = <Shape extends z.core.$ZodLooseShape>(more: Shape) =>
  z.array(z.extend(commandResponseEntry, z.partial(z.object(more)).shape));

export const commandSucceeded = <More extends object = Record<never, never>>(
  id: number,
  more?: More,
): CommandResponseEntry & More => ({ Id: id, Error: 0, Message: '', Code: '', ...(more as More) });

/** A business error: HTTP 200 with `Error` 1. `code` is stable, `message` is for people. */
export const commandFailed = <More extends object = Record<never, never>>(
  code: string,
  message: string,
  more?: More,
): CommandResponseEntry & More => ({
  Id: 0,
  Error: 1,
  Message: message,
  Code: code,
  ...(more as More),
});
