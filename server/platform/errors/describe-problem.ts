import type { RequestContext } from '../context/request-context.js';
import { message, translate, type Message } from '../i18n/message.js';
import { DomainError, type Details } from './domain-error.js';
import { STATUS_OF, type ErrorCode } from './error-code.js';
import { ERROR_MESSAGES, tooManyAttempts } from './error-messages.js';

/** An error as the caller may see it, for both transports. */
export interface Problem {
  status: number;
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Only with INTERNAL, to find the error in the log. */
  requestId?: string;
}

/** Translates an expected failure. Logs any other error with the request id and returns no details of it. */
export function describeProblem(
  error: unknown,
  ctx: Pick<RequestContext, 'locale' | 'requestId' | 'log'>,
): Problem {
  if (!(error instanceof DomainError) || error.code === 'INTERNAL') {
    ctx.log.error({ err: error }, 'unexpected failure');
    return {
      status: STATUS_OF.INTERNAL,
      code: 'INTERNAL',
      message: translate(message(ERROR_MESSAGES.INTERNAL), ctx.locale),
      requestId: ctx.requestId,
    };
  }
  const { code, details } = error;
  const problem: Problem = {
    status: STATUS_OF[code],
    code,
    message: translate(details.message ?? textOf(code, details), ctx.locale),
  };
  if (details.fields) {
    const texts = Object.entries(details.fields).map(([field, text]) => [field, translate(text, ctx.locale)]);
    problem.fields = Object.fromEntries(texts) as Record<string, string>;
  }
  if (details.retryAfterSeconds !== undefined) problem.retryAfterSeconds = details.retryAfterSeconds;
  return problem;
}

function textOf(code: ErrorCode, { fields = {}, retryAfterSeconds }: Details): Message {
  if (code === 'RATE_LIMITED') return tooManyAttempts(retryAfterSeconds);
  // Callers that show this text alone learn more from that of the only invalid field.
  const [only, ...others] = code === 'BAD_USER_INPUT' ? Object.entries(fields) : [];
  if (!only || others.length > 0) return message(ERROR_MESSAGES[code]);
  const [field, problem] = only;
  return problem.isGeneric ? withField(field, problem) : problem;
}

function withField(field: string, { text, values }: Message): Message {
  return message({ en: `{field}: ${text.en}`, es: `{field}: ${text.es}` }, { ...values, field });
}
