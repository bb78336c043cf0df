// @ts-check
import { say } from './say.mjs';

/**
 * Runs a program of bin/: what goes wrong is one clear message and exit code 1, never a stack trace.
 * @param {() => Promise<number | void>} program answers its exit code
 */
export async function runProgram(program) {
  try {
    process.exit((await program()) ?? 0);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/**
 * @param {readonly string[]} args
 * @param {readonly string[]} known
 * @returns {Set<string>} those given; throws for one nobody knows, naming all
 */
export function flagsOf(args, known) {
  const unknown = args.filter((arg) => !known.includes(arg));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(' ')}. There is: ${known.join(' ')}`);
  return new Set(args);
}
