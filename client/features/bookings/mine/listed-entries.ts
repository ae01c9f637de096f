import type { MyWaitingListQuery } from './MyWaitingList.generated';

type Entry = MyWaitingListQuery['myWaitingListEntries']['nodes'][number];

export type OpenState = 'WAITING' | 'OFFERED' | 'PASSED';
export type ListedEntry = Entry & { state: OpenState };

/** The entries in the order of their classes, those with held seats at the top. Without those that were left meanwhile. */
export function listedEntries({ myWaitingListEntries }: MyWaitingListQuery): ListedEntry[] {
  const entries = myWaitingListEntries.nodes.filter(isOpen);
  return entries.toSorted((one, other) => Number(isOffered(other)) - Number(isOffered(one)));
}

const isOffered = ({ state }: Entry): boolean => state === 'OFFERED';

function isOpen(entry: Entry): entry is ListedEntry {
  return entry.state === 'WAITING' || entry.state === 'OFFERED' || entry.state === 'PASSED';
}
