/** Tells whoever counts that something has happened. Where metrics are off nobody listens, and it costs next to nothing. */
export class Signal<Event> {
  private readonly listeners = new Set<(event: Event) => void>();

  emit(event: Event): void {
    for (const listener of this.listeners) listener(event);
  }

  /** @returns what takes the listener away */
  listen(listener: (event: Event) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}
