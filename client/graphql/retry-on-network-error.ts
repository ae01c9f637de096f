import { readFailure } from './failure';

const pauseMs = 1500;
const triesOnLostConnection = 2;

/**
 * Retries after connection failures: for calls that the server carries out only once. Throws the error of the last
 * attempt.
 */
export async function retryOnNetworkError<Result>(send: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (tries === triesOnLostConnection || readFailure(error).code !== 'NETWORK') throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
