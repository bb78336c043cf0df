// @ts-check
import { printLine } from './console.mjs';

/** The caller asked for something that does not exist. */
export class UsageError extends Error {}

/**
 * Runs a command-line program; an error prints its message without a stack trace and exits with 1, or
 * with 2 if the usage was wrong.
 * @param {() => Promise<number | void>} program returns the exit code
 */
export async function runProgram(program) {
  try {
    process.exit((await program()) ?? 0);
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n`);
      process.exit(2);
    }
    printLine(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/**
 * @param {readonly string[]} args
 * @param {readonly string[]} known
 */
export function parseFlags(args, known) {
  const unknown = args.filter((arg) => !known.includes(arg));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(' ')}. There is: ${known.join(' ')}`);
  return new Set(args);
}
