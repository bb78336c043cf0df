import * as z from 'zod/mini';

export const commandResponseEntry = z.object({
  Id: z.int(),
  Error: z.int(),
  Message: z.string(),
  Code: z.string(),
});
export type CommandResponseEntry = z.infer<typeof commandResponseEntry>;

export const commandResponse = z.array(commandResponseEntry);
export const commandResponseWith = <Shape extends z.core.$ZodLooseShape>(fields: Shape) =>
  z.array(z.extend(commandResponseEntry, z.partial(z.object(fields)).shape));

export const commandSucceeded = <Fields extends object = Record<never, never>>(
  id: number,
  fields?: Fields,
): CommandResponseEntry & Fields => ({
  Id: id,
  Error: 0,
  Message: '',
  Code: '',
  ...(fields as Fields),
});

/** A business error: HTTP 200 with `Error` 1. `code` is stable, `message` is for people. */
export const commandFailed = <Fields extends object = Record<never, never>>(
  code: string,
  message: string,
  fields?: Fields,
): CommandResponseEntry & Fields => ({
  Id: 0,
  Error: 1,
  Message: message,
  Code: code,
  ...(fields as Fields),
});
