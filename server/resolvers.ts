import { AccountResolver } from './features/accounts/account.resolver.js';
import { BookingResolver } from './features/bookings/booking.resolver.js';
import { ClassTypeResolver } from './features/catalog/class-type.resolver.js';
import { ContactResolver } from './features/contact/contact.resolver.js';
import { ClassInstanceResolver } from './features/schedule/class-instance.resolver.js';
import { UpcomingResolver } from './features/schedule/upcoming.resolver.js';
import { SiteResolver } from './features/site/site.resolver.js';
import type { ResolverRecipe } from './platform/graphql/build-schema.js';
import type { Services } from './services.js';

/** Every resolver of the schema, and what it stands on. */
export const resolvers: readonly ResolverRecipe<Services>[] = [
  [SiteResolver, ({ facts }) => new SiteResolver(facts)],
  [UpcomingResolver, ({ upcoming }) => new UpcomingResolver(upcoming)],
  [BookingResolver, ({ bookings }) => new BookingResolver(bookings)],
  [ContactResolver, ({ contact }) => new ContactResolver(contact)],
  [AccountResolver, ({ accounts }) => new AccountResolver(accounts)],
  [ClassTypeResolver, ({ classTypes }) => new ClassTypeResolver(classTypes)],
  [ClassInstanceResolver, ({ instances }) => new ClassInstanceResolver(instances)],
];
