/** A typed event for metrics and jobs. Without listeners, emitting costs next to nothing. */
export class Signal<Event> {
  private readonly listeners = new Set<(event: Event) => void>();

  emit(event: Event): void {
    for (const listener of this.listeners) listener(event);
  }

  /** @returns a function that removes the listener */
  listen(listener: (event: Event) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}
