import type { Request, Response } from 'express';

/** @param listener called once when the response has ended; `isSent` if it was sent completely */
export function onResponseClosed(
  request: Request,
  response: Response,
  listener: (isSent: boolean) => void,
): void {
  let isSent = false;
  // Node.js emits 'finish' even if the connection closed in the middle of the response.
  response.on('finish', () => (isSent = !request.socket.destroyed));
  response.on('close', () => listener(isSent));
}
