/**
 * Whether a new page would come. A browser never asks again for a module that failed once, so after a lost connection
 * only a new page brings what is missing; without a server it would be the browser's own error page.
 */
export async function isServerReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}
