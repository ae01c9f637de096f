import type { MyWaitingListQuery } from './MyWaitingList.generated';

type Entry = MyWaitingListQuery['myWaitingListEntries']['nodes'][number];

export type OpenState = 'WAITING' | 'OFFERED' | 'PASSED';
export type ListedEntry = Entry & { state: OpenState };

/** The entries in the order of their classes, those with held seats at the top. Without those that were left meanwhile. */
export function listedEntries({ myWaitingListEntries }: MyWaitingListQuery): ListedEntry[] {
  const entries = myWaitingListEntries.nodes.filter(isOpen);
  return entries.toSorted((one, other) => Number(isOffered(other)) - Number(isOffered(one)));
}

/** The name of who waits, if several wait for the same class. */
export function nameAmong(entries: readonly ListedEntry[], entry: ListedEntry): string | undefined {
  const ofClass = entries.filter(({ classInstance }) => classInstance.id === entry.classInstance.id);
  return ofClass.length > 1 ? `${entry.firstName ?? ''} ${entry.lastName ?? ''}` : undefined;
}

const isOffered = ({ state }: Entry): boolean => state === 'OFFERED';

function isOpen(entry: Entry): entry is ListedEntry {
  return entry.state === 'WAITING' || entry.state === 'OFFERED' || entry.state === 'PASSED';
}
