import { readFailure } from './failure';

/** A form submission. The server carries it out once per key, however often it arrives. */
export interface Attempt {
  key: string;
  /** The content that was submitted under the key; other content needs another key. */
  fingerprint: string;
}

/** An attempt with what is needed to send it again unchanged. */
export interface SentAttempt<Content> extends Attempt {
  content: Content;
  /** No response has said whether the server has carried it out. */
  unanswered: boolean;
}

interface Sending<Content, Result> {
  content: Content;
  /** Of the content: the same fingerprint has the same key. */
  fingerprint: string;
  last: SentAttempt<Content> | null;
  send: (content: Content, key: string) => Promise<Result>;
  /** Stores the attempt before it is sent, and again when it fails; null if its key cannot be used again. */
  remember: (attempt: SentAttempt<Content> | null) => void;
}

/** The last attempt while the content is the same, so that a double click or a retry has no effect; else a new one. */
export function attemptOf(fingerprint: string, last: Attempt | null): Attempt {
  return last?.fingerprint === fingerprint ? last : { key: newIdempotencyKey(), fingerprint };
}

/**
 * Sends a request, whose content may have been corrected after a lost response. An unanswered attempt with other content
 * is repeated first: the server may have carried it out. If that succeeds, its result is returned and the new content is
 * not sent; if it is refused, the new content is sent. Throws the error of the last request.
 * @returns `isEarlier`: whether the result is that of the earlier content
 */
export async function sendOnce<Content, Result>(
  sending: Sending<Content, Result>,
): Promise<{ result: Result; isEarlier: boolean }> {
  const { content, fingerprint, last } = sending;
  if (last?.unanswered && last.fingerprint !== fingerprint) {
    try {
      return { result: await sendAttempt(sending, last, true), isEarlier: true };
    } catch (error) {
      if (isUnanswered(error, true)) throw error;
    }
  }
  const attempt = { ...attemptOf(fingerprint, last), content, unanswered: true };
  const isRepeated = last?.key === attempt.key && last.unanswered;
  return { result: await sendAttempt(sending, attempt, isRepeated), isEarlier: false };
}

async function sendAttempt<Content, Result>(
  { send, remember }: Pick<Sending<Content, Result>, 'send' | 'remember'>,
  attempt: SentAttempt<Content>,
  isRepeated: boolean,
): Promise<Result> {
  remember(attempt);
  try {
    return await send(attempt.content, attempt.key);
  } catch (error) {
    const isMismatch = readFailure(error).code === 'IDEMPOTENCY_MISMATCH';
    remember(isMismatch ? null : { ...attempt, unanswered: isUnanswered(error, isRepeated) });
    throw error;
  }
}

/** @param isRepeated whether the outcome of an earlier request with this key is unknown */
function isUnanswered(error: unknown, isRepeated: boolean): boolean {
  const { code } = readFailure(error);
  if (code === 'NETWORK' || code === 'INTERNAL') return true;
  // Refused before the server compares the key.
  return isRepeated && (code === 'RATE_LIMITED' || code === 'UNAUTHENTICATED');
}

/** 128 random bits. crypto.randomUUID is missing on plain HTTP, which an internal network may use. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
