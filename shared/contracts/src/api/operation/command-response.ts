import * as z from 'zod/mini';
import { marketText } from '../../market/market-text.ts';

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

/**
 * `Code` is stable; `Message` is for people. Every message of an error leaves a service through here, so
 * the messages themselves are written for India only.
 */
export const errorFields = (code: string, message: string) => ({
  Code: code,
  Message: marketText(message),
});

/** A business error: HTTP 200 with `Error` 1. */
export const commandFailed = <Fields extends object = Record<never, never>>(
  code: string,
  message: string,
  fields?: Fields,
): CommandResponseEntry & Fields => ({
  Id: 0,
  Error: 1,
  ...errorFields(code, message),
  ...(fields as Fields),
});
