/** A property's REST name in snake_case; an amount in cents loses its suffix, because REST has dollars. */
export function restNameOf(property: string): string {
  return snakeCase(isCents(property) ? property.slice(0, -CENTS.length) : property);
}

export function isCents(property: string): boolean {
  return property.endsWith(CENTS);
}

export function snakeCase(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();
}

const CENTS = 'Cents';
