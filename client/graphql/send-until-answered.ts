import { readFailure } from './failure';

const pauseMs = 1500;
const triesOnLostConnection = 2;

/**
 * Asks again when the connection was lost: for calls by which the server knows what it has done already. Throws what the
 * last try failed with.
 */
export async function sendUntilAnswered<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (tries === triesOnLostConnection || readFailure(error).code !== 'NETWORK') throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
