import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';

import { SiteDocument, type SiteQuery } from './Site.generated';

/** Removes all data of the office from the page. The site facts stay: every page needs them. */
export async function clearOfficeData(client: ApolloClient): Promise<void> {
  const query: DocumentNode = SiteDocument;
  const site = client.readQuery<SiteQuery>({ query });
  await client.clearStore();
  if (site) client.writeQuery({ query, data: site });
}
