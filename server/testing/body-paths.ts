/** A path in a JSON body: ['days', 0, 'date'] */
export type Path = readonly (string | number)[];

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** All paths of a body; of a list, the list itself and its first item. */
export function pathsIn(value: unknown, path: Path = []): Path[] {
  const inside = Array.isArray(value)
    ? pathsIn(value[0], [...path, 0])
    : isTree(value)
      ? Object.entries(value).flatMap(([name, part]) => pathsIn(part, [...path, name]))
      : [];
  return path.length > 0 ? [path, ...inside] : inside;
}

/** A copy of the body with another value at the path. Missing objects on the path are created. */
export function withValueAt(tree: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(tree)) {
    return tree.map((part: unknown, index) => (index === name ? withValueAt(part, rest, value) : part));
  }
  const parts: [string, unknown][] = isTree(tree) ? Object.entries(tree) : [];
  const before = parts.find(([key]) => key === name)?.[1];
  return Object.fromEntries([...parts, [name, withValueAt(before, rest, value)]]);
}
