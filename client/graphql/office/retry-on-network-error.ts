import { readFailure } from '../requests/failure';
import { isLost } from '../requests/is-lost';

const pauseMs = 1500;
const triesOnLostConnection = 2;

/**
 * Retries while there is no response from the API: for calls that the server carries out only once. Throws the error of
 * the last attempt.
 */
export async function retryOnNetworkError<Result>(send: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (tries === triesOnLostConnection || !isLost(readFailure(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
