import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';

import { SiteDocument, type SiteQuery } from './Site.generated';

/** Nothing the office has seen stays in the page. The company's facts do: every page needs them. */
export async function forgetAnswers(client: ApolloClient): Promise<void> {
  const query: DocumentNode = SiteDocument;
  const site = client.readQuery<SiteQuery>({ query });
  await client.clearStore();
  if (site) client.writeQuery({ query, data: site });
}
