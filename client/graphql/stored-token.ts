/** The token of the session this browser keeps, or undefined when there is none or storage is shut. */
export function storedToken(): string | undefined {
  try {
    return window.localStorage.getItem('token') || undefined;
  } catch {
    return undefined;
  }
}
