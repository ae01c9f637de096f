/**
 * Whether a reload would succeed. A browser does not retry a failed module within a document, so after a lost
 * connection only a reload loads what is missing; without a server it would display the browser's own error page.
 */
export async function isServerReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

/** Reloads the document. Resolves only if the server is not reachable. */
export async function reloadIfReachable(): Promise<void> {
  if (!(await isServerReachable())) return;
  window.location.reload();
  // The document is being replaced: the button stays busy meanwhile.
  return new Promise(() => undefined);
}
