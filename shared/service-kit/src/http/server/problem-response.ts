import type { Language } from '@tokri/contracts/language';
import { marketText } from '@tokri/contracts/market';
import { problemDetail, ProblemError, problems, problemTitle } from '@tokri/contracts/problems';
import type { ProblemBody, ProblemCode } from '@tokri/contracts/problems';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from '../../logger/index.ts';
import { markAsShed } from '../../metrics/index.ts';
import { isStoreOutage } from '../../mongo/index.ts';
import { currentTrace } from '../../telemetry/index.ts';
import { hindiRule } from '../problems/hindi-rules.ts';
import { readLanguage } from '../operations/language.ts';
import { readQuery } from '../operations/read-query.ts';

const outageRetryAfterSeconds = 2;

const bodyParserProblems: Readonly<Record<string, ProblemCode>> = {
  'entity.too.large': 'too-large',
  'encoding.unsupported': 'unsupported-media-type',
  'charset.unsupported': 'unsupported-media-type',
  'request.size.invalid': 'bad-input',
  'request.aborted': 'bad-input',
  LIMIT_FILE_SIZE: 'too-large',
  LIMIT_UNEXPECTED_FILE: 'bad-input',
  LIMIT_FIELD_VALUE: 'too-large',
  LIMIT_PART_COUNT: 'too-large',
  LIMIT_FILE_COUNT: 'too-large',
  LIMIT_FIELD_COUNT: 'too-large',
};

/** Codes of zlib and Brotli for bytes that they cannot decompress. */
const decompressionErrorCode = /^(?:Z_|ERR_BROTLI_|ERR__ERROR_FORMAT_|ERR_PADDING_)/;

const notCompressed = (encoding: string): ProblemError =>
  new ProblemError('bad-input', `The body is not valid ${encoding}.`, [
    {
      field: 'Content-Encoding',
      rule: 'format',
      message: `must match the body, which is not valid ${encoding}`,
    },
  ]);

const isJson = (body: unknown): boolean => {
  try {
    JSON.parse(String(body));
    return true;
  } catch {
    return false;
  }
};

/** Of the body parser, which takes objects and lists only, and reports other JSON as a wrong one. */
const unreadableJson = (body: unknown): ProblemError =>
  isJson(body)
    ? new ProblemError('bad-input', {
        en: 'The body must be a JSON object.',
        hi: 'भेजा गया डेटा JSON ऑब्जेक्ट होना चाहिए।',
      })
    : new ProblemError('bad-json');

/**
 * Unknown errors become a generic problem because their text may reveal internals. `encoding` is the
 * `Content-Encoding` of the request.
 */
export const toProblem = (error: unknown, encoding = 'compressed data'): ProblemError => {
  if (error instanceof ProblemError) return error;
  if (isStoreOutage(error))
    return new ProblemError('unavailable', undefined, {
      retryAfterSeconds: outageRetryAfterSeconds,
    });
  const { type, code, status, body } = (error ?? {}) as {
    type?: unknown;
    body?: unknown;
    code?: unknown;
    status?: unknown;
  };
  if (type === 'entity.parse.failed') return unreadableJson(body);
  const known = bodyParserProblems[String(type)] ?? bodyParserProblems[String(code)];
  if (known) return new ProblemError(known);
  if (status === 400 && decompressionErrorCode.test(String(code))) return notCompressed(encoding);
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new ProblemError('bad-input');
  return new ProblemError('internal');
};

/** A rule without a translation stays in English: better than none. */
const toRuleText = (rule: string, language: Language): string =>
  marketText((language === 'hi' ? hindiRule(rule) : undefined) ?? rule);

const withRulesIn = (problem: ProblemError, language: Language): ProblemError =>
  problem.errors.length === 0
    ? problem
    : new ProblemError(
        problem.code,
        problem.detail,
        problem.errors.map((error) => ({
          ...error,
          message: toRuleText(error.message, language),
        })),
      );

const toProblemBody = (thrown: ProblemError, language: Language): ProblemBody => {
  const problem = withRulesIn(thrown, language);
  return {
    type: `https://tokri.example/problems/${problem.code}`,
    title: problemTitle(problem.code, language),
    status: problems[problem.code].status,
    detail: marketText(problemDetail(problem, language)),
    code: problem.code,
    correlationId: currentTrace()?.correlationId ?? '',
    ...(problem.errors.length > 0 ? { errors: [...problem.errors] } : {}),
  };
};

/** A query that cannot be read may be the problem that is reported. */
const readQueryLanguage = (request: Request): string | undefined => {
  try {
    return readQuery(request.url).lang;
  } catch {
    return undefined;
  }
};

const sendProblem = (request: Request, response: Response, problem: ProblemError): void => {
  const language = readLanguage(readQueryLanguage(request), request.get('accept-language'));
  const body = toProblemBody(problem, language);
  if (problem.retryAfterSeconds !== undefined)
    response.setHeader('Retry-After', String(problem.retryAfterSeconds));
  if (body.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  response
    .status(body.status)
    .setHeader('Cache-Control', 'no-store')
    .setHeader('Content-Language', language)
    .vary('Accept-Language')
    .type('application/problem+json')
    .send(JSON.stringify(body));
};

const repeatedLogIntervalMs = 1_000;

/** One line a second with the number of requests, because an attack must not fill the disk. */
const createRepeatedLogger = (logger: Logger, message: string): ((fields: object) => void) => {
  let count = 0;
  let loggedAtMs = Number.NEGATIVE_INFINITY;
  return (fields) => {
    count += 1;
    const now = performance.now();
    if (now - loggedAtMs < repeatedLogIntervalMs) return;
    logger.warn({ ...fields, count }, message);
    count = 0;
    loggedAtMs = now;
  };
};

const isSecurityProblem = (code: ProblemCode): boolean =>
  code === 'prefetch-refused' || [401, 403, 429].includes(problems[code].status);

const createRefusedLogger = (logger: Logger): ((code: ProblemCode, fields: object) => void) => {
  const loggers = new Map<ProblemCode, (fields: object) => void>();
  return (code, fields) => {
    const log = loggers.get(code) ?? createRepeatedLogger(logger, 'request refused');
    loggers.set(code, log);
    log({ ...fields, problem: code });
  };
};

export const problemHandler = (logger: Logger): ErrorRequestHandler => {
  const logShed = createRepeatedLogger(logger, 'calls shed');
  const logRefused = createRefusedLogger(logger);
  // Express recognises an error handler by its four parameters.
  // eslint-disable-next-line @typescript-eslint/max-params
  return (error: unknown, request, response, next) => {
    const problem = toProblem(error, request.get('content-encoding'));
    if (problem.code === 'overloaded') {
      markAsShed(response);
      logShed({ path: request.path });
    } else if (isSecurityProblem(problem.code))
      logRefused(problem.code, { method: request.method, path: request.path });
    else if (problems[problem.code].status >= 500)
      logger.error(
        { method: request.method, path: request.path, problem: problem.code, error },
        'request failed',
      );
    if (response.headersSent) next(error);
    else sendProblem(request, response, problem);
  };
};
