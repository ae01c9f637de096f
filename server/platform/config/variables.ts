import { ConfigError } from './config-error.js';
import { malformedAddress } from './malformed-address.js';

const EMAIL = /^[^\s@]+@[^\s@]+$/;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and validates single variables; an empty value counts as not set. */
export class Variables {
  /** @param cut variables whose values a comment in .env has cut */
  constructor(
    private readonly environment: Environment,
    private readonly cut: ReadonlySet<string> = new Set(),
  ) {}

  /** Throws ConfigError for a cut value, as every method here does for an invalid one. */
  optional(name: string): string | undefined {
    if (this.cut.has(name))
      throw new ConfigError(name, 'must be in quotes in .env, because it contains a #', 'a#b');
    const value = this.environment[name]?.trim();
    return value ? value : undefined;
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  integer(name: string, fallback: number, range: { min: number; max: number }, example: string): number {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < range.min || number > range.max) {
      throw new ConfigError(name, `must be a whole number from ${range.min} to ${range.max}`, example);
    }
    return number;
  }

  flag(name: string): boolean | undefined {
    const value = this.optional(name)?.toLowerCase();
    if (value === undefined) return undefined;
    if (['on', 'true', '1', 'yes'].includes(value)) return true;
    if (['off', 'false', '0', 'no'].includes(value)) return false;
    throw new ConfigError(name, 'must be on or off', 'on');
  }

  oneOf<const T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const found = allowed.find((entry) => entry === value.toLowerCase());
    if (!found) throw new ConfigError(name, `must be one of ${allowed.join(', ')}`, fallback);
    return found;
  }

  url(name: string, protocols: readonly string[], example: string): string | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    const malformed = malformedAddress(value, protocols);
    if (malformed !== undefined) throw new ConfigError(name, malformed, example);
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url && protocols.includes(url.protocol) && url.hostname === '')
      throw new ConfigError(name, 'must name a host', example);
    if (!url || !protocols.includes(url.protocol)) {
      throw new ConfigError(
        name,
        `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
        example,
      );
    }
    return value;
  }

  matching(name: string, pattern: RegExp, problem: string, example: string): string | undefined {
    const value = this.optional(name);
    if (value !== undefined && !pattern.test(value)) throw new ConfigError(name, problem, example);
    return value;
  }

  email(name: string): string | undefined {
    return this.matching(name, EMAIL, 'must be an email address', 'office@example.com');
  }
}
