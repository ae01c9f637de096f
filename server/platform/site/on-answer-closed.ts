import type { Request, Response } from 'express';

/** @param listener is told once, when nothing more is sent, whether the whole answer was */
export function onAnswerClosed(
  request: Request,
  response: Response,
  listener: (isSent: boolean) => void,
): void {
  let isSent = false;
  // Node.js tells of a finish also when the connection ended with the answer half sent.
  response.on('finish', () => (isSent = !request.socket.destroyed));
  response.on('close', () => listener(isSent));
}
